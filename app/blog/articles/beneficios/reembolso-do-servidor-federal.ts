import { scamWarning } from "../../../leads/lead/scam-warning.ts"
import type { Article } from "../article.ts"

export const reembolsoDoServidorFederal = {
  slug: "reembolso-do-servidor-federal",
  title: "Ressarcimento do plano: o que o servidor federal precisa saber antes de pedir",
  metaTitle: "Ressarcimento do plano de saúde do servidor federal",
  excerpt:
    "Quem recebe, quem deve ser o titular do plano, que dependentes contam, onde está a tabela e o que comprovar no SouGov até 30 de maio.",
  metaDescription:
    "Ressarcimento do plano de saúde no Executivo federal: quem recebe, a regra do titular, os dependentes, a tabela e a comprovação até 30 de maio no SouGov.",
  author: "caio-brandao",
  reviewer: "responsavel",
  categories: ["beneficios", "direitos"],
  tags: ["sougov", "mensalidade", "dependentes", "documentos"],
  isFeatured: true,
  pictureAlt: "As duas torres, a cúpula e a tigela do Congresso Nacional, em Brasília, refletidas na água.",
  publishedOn: "2026-10-29",
  reviewedOn: "2026-11-16",
  body: `
<p>O Executivo federal devolve parte da mensalidade, por pessoa, conforme a tabela da Portaria MGI 2.829/2024. O titular do plano deve ser você ou outra pessoa da lista da norma. O pedido é feito no SouGov. Até 30 de maio você comprova ali o que pagou no ano anterior; sem isso, o benefício é suspenso (IN GABIN/MGI 496/2025, art. 39). [FED-08, FED-12, FED-14, FED-15, FED-18]</p>
<p>Este é o resumo. O passo a passo está em <a href="/blog/ressarcimento-no-sougov">ressarcimento: a tabela, o SouGov e o prazo de 30 de maio</a>. [FED-14]</p>

<h2>Quem recebe</h2>
<p>A Lei 8.112/1990, art. 230, prevê o ressarcimento parcial do plano privado. As regras são as da Instrução Normativa GABIN/MGI 496/2025 (IN 496/2025), desde 1º de janeiro de 2026. Segundo o <a href="https://www.gov.br/servidor/pt-br/assuntos/noticias/2025/novembro/instrucao-normativa-esclarece-regras-sobre-saude-suplementar-no-servico-publico-federal">aviso do Portal do Servidor</a>, ela alcança: [FED-08, FED-11]</p>
<ul>
<li>servidores do Executivo federal; [FED-11]</li>
<li>aposentados do regime próprio de previdência; [FED-11]</li>
<li>empregados públicos da administração direta, autárquica e fundacional; [FED-11]</li>
<li>militares dos ex-Territórios; [FED-11]</li>
<li>pensionistas. [FED-11]</li>
</ul>
<p>No Judiciário, cada tribunal tem o seu programa, explicado em <a href="/blog/auxilio-saude-judiciario-mp-legislativo">auxílio-saúde no Judiciário, no Ministério Público e no Legislativo</a>. Servidor de estado ou município pergunta à gestão de pessoas se há benefício próprio. [OUT-01]</p>

<h2>Quem deve ser o titular do plano</h2>
<p>O benefício só é pago se o titular do plano for uma das pessoas da lista. O servidor que é dependente no plano de um cônjuge fora da lista não recebe, mesmo que pague a mensalidade. [FED-12]</p>
<p>Se for o seu caso, não cancele nada ainda. Passar a titular costuma significar outro contrato. Veja antes se a <a href="/blog/portabilidade-de-carencias">portabilidade</a> evita nova carência. Depois compare o ressarcimento com o preço do plano novo.</p>

<h2>De quanto é o valor</h2>
<p>A Portaria MGI 2.829/2024 traz os valores por faixa de renda e de idade, desde 1º de maio de 2024. Não encontramos tabela mais nova até 15 de novembro de 2026. Para ver o documento, procure em in.gov.br por “Portaria MGI 2.829 de 29 de abril de 2024”. [FED-18]</p>
<p>O órgão às vezes chama esse valor de per capita ou de auxílio. Ele tem um limite: não passa do que você gastou com o plano (Lei 8.112/1990, art. 230, § 5º). [FED-10]</p>
<aside>
<p><strong>Exemplo, com valores inventados para a conta</strong></p>
<p>A mensalidade é de R$ 1.000 e o ressarcimento, de R$ 200. O plano custa R$ 800 para você.</p>
<p>No ano seguinte a mensalidade sobe 10% e vai a R$ 1.100. Se o ressarcimento continua em R$ 200, o seu custo passa a R$ 900. O aumento no seu bolso é de 12,5%.</p>
</aside>

<h2>Os dependentes que contam</h2>
<p>A lista do ressarcimento é a da IN 496/2025, e não a do contrato do plano: [FED-13]</p>
<ul>
<li>cônjuge ou companheiro; [FED-13]</li>
<li>ex-cônjuge ou ex-companheiro que recebe pensão alimentícia; [FED-13]</li>
<li>filhos menores de 21 anos, ou com invalidez ou deficiência; [FED-13]</li>
<li>filhos de 21 a 24 anos incompletos, dependentes e estudantes de curso reconhecido pelo MEC. [FED-13]</li>
</ul>
<p>Pai e mãe não entram. Se o contrato do plano aceitar os dois, a mensalidade deles fica toda por sua conta. A diferença está em <a href="/blog/quem-pode-ser-dependente">quem pode entrar no seu plano</a>. [CON-07, FED-13]</p>

<h2>O que separar antes do pedido</h2>
<p>Os documentos variam de um órgão para outro. Tenha à mão:</p>
<ol>
<li>o contrato ou uma declaração da operadora em que você aparece como titular;</li>
<li>os números de registro do plano e da operadora, que estão no contrato;</li>
<li>o valor da mensalidade de cada pessoa, separado de coparticipação e de taxas;</li>
<li>o comprovante do último pagamento;</li>
<li>as certidões dos dependentes e, se houver filho de 21 anos ou mais, a declaração da escola ou da faculdade. [FED-13]</li>
</ol>
<p>Se você trocar de plano, cancelar ou incluir alguém, atualize os dados no SouGov.</p>

<h2>A comprovação até 30 de maio</h2>
<p>Até 30 de maio você comprova, só pelo SouGov, o que pagou no ano anterior (IN 496/2025, art. 39). Quem perde o prazo tem o benefício suspenso e pode ter de devolver o que recebeu. Em 2026 a data foi 30 de maio, para as despesas de 2025. [FED-14, FED-15]</p>
<p>Quem tem GEAP ou Assefaz, com desconto em folha, está dispensado. Nos outros planos, guarde os boletos pagos, mês a mês. [FED-16]</p>
<p>Na declaração do imposto de renda, a parte ressarcida não é dedutível (Lei 9.250/1995, art. 8º). Veja o que se deduz em <a href="/blog/plano-no-imposto-de-renda">plano de saúde no imposto de renda</a>. [IRP-02]</p>
<p>${scamWarning}</p>
`,
} as const satisfies Article
