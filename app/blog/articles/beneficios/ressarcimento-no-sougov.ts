import type { Article } from "../article.ts"

export const ressarcimentoNoSougov = {
  slug: "ressarcimento-no-sougov",
  title: "Ressarcimento do plano em 2026 e 2027: tabela, SouGov e o prazo de 30 de maio",
  metaTitle: "Ressarcimento do plano: tabela, SouGov e 30 de maio de 2027",
  excerpt:
    "Quanto o servidor federal recebe, como pede no SouGov e até quando comprova. Veja quem tem direito, que dependentes contam e o que acontece com quem perde o prazo.",
  metaDescription:
    "Ressarcimento do plano de saúde do servidor federal: onde está a tabela, como pedir no SouGov, dependentes que contam e comprovação até 30 de maio.",
  author: "caio-brandao",
  reviewer: "responsavel",
  categories: ["beneficios", "guias"],
  tags: ["sougov", "mensalidade", "dependentes", "documentos"],
  publishedOn: "2026-11-16",
  reviewedOn: "2026-11-16",
  body: `
<p>O valor do ressarcimento está na tabela da Portaria MGI 2.829/2024, por renda e idade, e é pago por pessoa. Peça no SouGov; o titular do plano deve ser você ou outra pessoa da lista da norma. Até 30 de maio, comprove ali mesmo o que pagou no ano anterior. Sem isso, o benefício é suspenso (IN GABIN/MGI 496/2025, art. 39). [FED-12, FED-14, FED-15, FED-18]</p>
<p>Auxílio-saúde, per capita, ressarcimento e reembolso são quatro nomes para esse mesmo benefício. Aqui usamos ressarcimento, porque reembolso é também o que a operadora paga.</p>

<h2>Quem tem direito</h2>
<p>A lei permite ressarcir parte do que o servidor federal gasta com plano privado (<a href="https://www.planalto.gov.br/ccivil_03/Leis/L8112compilado.htm">Lei 8.112/1990</a>, art. 230). Desde 1º de janeiro de 2026, as regras do Executivo são as da IN GABIN/MGI 496/2025, <a href="https://www.gov.br/servidor/pt-br/assuntos/noticias/2025/novembro/instrucao-normativa-esclarece-regras-sobre-saude-suplementar-no-servico-publico-federal">resumida no Portal do Servidor</a>. Ela alcança: [FED-08, FED-11]</p>
<ul>
<li>servidores do Executivo federal; [FED-11]</li>
<li>aposentados do regime próprio de previdência; [FED-11]</li>
<li>empregados públicos da administração direta, autárquica e fundacional; [FED-11]</li>
<li>militares dos ex-Territórios; [FED-11]</li>
<li>pensionistas. [FED-11]</li>
</ul>
<p>Se você é do Judiciário, do Ministério Público ou do Legislativo, leia sobre <a href="/blog/auxilio-saude-judiciario-mp-legislativo">o auxílio-saúde nesses órgãos</a>. Se é servidor estadual ou municipal, pergunte à gestão de pessoas se há benefício parecido.</p>

<h2>Titular e dependentes</h2>
<p>O benefício só é pago se o titular do plano for uma das pessoas da lista acima. O servidor que é dependente no plano de quem está fora da lista não recebe, mesmo que pague a mensalidade. [FED-12]</p>
<p>Se for o seu caso, não cancele nada ainda. Trocar de titular costuma exigir outro contrato. Veja antes se a <a href="/blog/portabilidade-de-carencias">portabilidade de carências</a> serve para você.</p>
<p>Os dependentes do ressarcimento são os da norma, não os do contrato do plano: [FED-13]</p>
<ul>
<li>cônjuge ou companheiro; [FED-13]</li>
<li>ex-cônjuge ou ex-companheiro com pensão alimentícia; [FED-13]</li>
<li>filhos menores de 21 anos, ou com invalidez ou deficiência; [FED-13]</li>
<li>filhos de 21 a 24 anos incompletos, dependentes e estudantes de curso reconhecido pelo MEC. [FED-13]</li>
</ul>
<p>Pai e mãe não entram, mesmo que o plano os aceite. Para eles, leia sobre <a href="/blog/plano-para-os-pais">plano para os pais do servidor</a>. [FED-13]</p>

<h2>Como ler a tabela</h2>
<p>A tabela está no anexo da Portaria MGI 2.829/2024 e vale desde 1º de maio de 2024. Em 15 de novembro de 2026 não achamos outra mais nova. Para abrir o documento, procure no Diário Oficial da União por “Portaria MGI 2.829 de 29 de abril de 2024”. [FED-18]</p>
<ol>
<li>Ache a sua faixa de renda.</li>
<li>Cruze com a faixa de idade de cada pessoa: você e cada dependente.</li>
<li>Some os valores.</li>
</ol>
<p>O ressarcimento não passa do que você gastou com o plano (Lei 8.112/1990, art. 230, § 5º). Com valores inventados para a conta: se a tabela soma R$ 300 e o plano custa R$ 250, o limite é R$ 250. Se o plano custa R$ 1.000, voltam R$ 300 e ficam R$ 700 por sua conta. [FED-10]</p>

<h2>Como pedir no SouGov</h2>
<p>O pedido é feito por você, no aplicativo ou no site do SouGov. Procure o assunto saúde suplementar. Deixe à mão:</p>
<ul>
<li>a declaração da operadora ou da administradora que mostra você como titular;</li>
<li>o nome do plano e o registro na ANS;</li>
<li>o valor da mensalidade de cada pessoa;</li>
<li>o comprovante do último pagamento;</li>
<li>os documentos dos dependentes; veja antes se eles estão cadastrados na gestão de pessoas.</li>
</ul>
<p>Ninguém precisa da sua senha do gov.br para orientar o pedido. Não a informe a ninguém: nem à corretora, nem à operadora, nem à associação.</p>

<h2>Comprovar até 30 de maio</h2>
<p>Quem recebe o ressarcimento comprova no SouGov, até 30 de maio, os pagamentos do ano anterior (IN GABIN/MGI 496/2025, art. 39). Em 2026, o prazo foi 30 de maio, para as despesas de 2025. O próximo é 30 de maio de 2027, para as de 2026. Esse dia cai num domingo: envie antes. [FED-14]</p>
<p>Guarde boletos e comprovantes mês a mês. Em janeiro, peça à operadora ou à administradora a declaração do que você pagou no ano, por pessoa.</p>
<p>Quem não comprova no prazo tem o benefício suspenso, e o que foi pago pode ser cobrado de volta (art. 39). Se perdeu a data, não espere a cobrança. Leve os comprovantes à gestão de pessoas e pergunte como regularizar. [FED-15]</p>

<h2>GEAP, Assefaz e outros casos</h2>
<ul>
<li><strong>GEAP e Assefaz.</strong> Quem tem plano de autogestão por convênio, com desconto em folha, não faz a comprovação anual (IN GABIN/MGI 496/2025). [FED-16]</li>
<li><strong>Plano de operadora pública sem registro na ANS</strong>, como o IPE Saúde. Segundo a UFRGS, a comprovação era mensal sob a norma anterior. Pergunte à gestão de pessoas como é hoje. [FED-17]</li>
<li><strong>Teletrabalho integral no exterior.</strong> A IN GABIN/MGI 496/2025 trata do caso. Pergunte as condições à gestão de pessoas. [FED-21]</li>
</ul>

<h2>Se você mudou de plano ou cancelou</h2>
<p>Registre a mudança no SouGov assim que acontecer: troca de operadora, entrada ou saída de dependente, cancelamento. Guarde o protocolo. O limite é o que você gastou; sem mensalidade paga, não há o que ressarcir. [FED-10]</p>

<h2>Imposto de renda</h2>
<p>Segundo a orientação de órgãos federais, o ressarcimento não é tributável, não sofre contribuição ao PSS e não se incorpora à remuneração. Na declaração, a parte ressarcida da mensalidade não é dedutível (<a href="https://www.planalto.gov.br/ccivil_03/LEIS/L9250compilado.htm">Lei 9.250/1995</a>, art. 8º). O resto está em <a href="/blog/plano-no-imposto-de-renda">plano de saúde no imposto de renda</a>. [FED-19, IRP-02]</p>
`,
} as const satisfies Article
