import type { Article } from "../article.ts"

export const auxilioSaudeJudiciarioMpLegislativo = {
  slug: "auxilio-saude-judiciario-mp-legislativo",
  title: "Auxílio-saúde no Judiciário, no Ministério Público e no Legislativo",
  metaTitle: "Auxílio-saúde no Judiciário, no MP e no Legislativo",
  excerpt:
    "Cada tribunal tem o seu programa de saúde. Veja o limite do ressarcimento ao servidor, quem recebe 50% a mais e o que guardar ao trocar de plano.",
  metaDescription:
    "Auxílio-saúde do servidor do Judiciário, do Ministério Público e do Legislativo: limite, acréscimo de 50%, escolha do plano e documentos.",
  author: "caio-brandao",
  reviewer: "responsavel",
  categories: ["beneficios", "legislacao"],
  tags: ["documentos", "dependentes", "mensalidade"],
  publishedOn: "2026-11-16",
  reviewedOn: "2026-11-16",
  body: `
<p>No Judiciário, cada tribunal tem o seu programa. Onde há ressarcimento ao servidor, a tabela vai até 10% do subsídio do juiz substituto do tribunal. Há acréscimo de 50% para quem tem mais de 50 anos, deficiência ou doença grave. Onde o tribunal contratou um plano, você pode preferir o ressarcimento (Resolução CNJ 294/2019). O Ministério Público e o Legislativo têm atos próprios. [OUT-01, OUT-02, OUT-03, OUT-04, OUT-06, OUT-07]</p>
<p>“Auxílio-saúde”, “auxílio por reembolso” e “ressarcimento” são, neste texto, a mesma coisa: dinheiro do órgão para ajudar a pagar o plano. Aqui usamos “ressarcimento”. “Reembolso” fica para o que a operadora devolve.</p>

<h2>Judiciário: como é o programa</h2>
<p>A <a href="https://atos.cnj.jus.br/atos/detalhar/3129">Resolução CNJ 294/2019</a> manda cada tribunal instituir um programa de saúde suplementar. As formas são: [OUT-01]</p>
<ul>
<li>autogestão;</li>
<li>contrato com operadora;</li>
<li>serviço próprio do tribunal;</li>
<li>ressarcimento do plano que você mesmo escolheu.</li>
</ul>
<p>Por isso o colega de outro tribunal recebe de outro jeito, ou outro valor. O ato que decide o seu caso é o do seu tribunal, e o valor também depende do orçamento dele. [OUT-01]</p>

<h2>Quanto o servidor recebe</h2>
<p>O tribunal faz uma tabela por idade e remuneração. O limite é de 10% do subsídio do juiz substituto daquele tribunal, e os dependentes estão incluídos (Resolução CNJ 294/2019, art. 5º). Dez por cento é o máximo da tabela, e não o valor de todos. [OUT-02]</p>
<p>Ao ler notícia sobre percentual de auxílio-saúde, veja se ela fala de juiz ou de servidor. O limite acima é o do servidor. [OUT-02]</p>

<h2>O acréscimo de 50%</h2>
<p>A Resolução CNJ 500/2023 criou um acréscimo de 50%, fora do limite, nestes casos: [OUT-03]</p>
<ul>
<li>quem tem mais de 50 anos;</li>
<li>pessoa com deficiência, titular ou dependente;</li>
<li>pessoa com doença grave, titular ou dependente.</li>
</ul>
<p>Os acréscimos não se acumulam: quem tem 62 anos e doença grave recebe um só. Valores inventados para a conta: se a tabela do tribunal dá R$ 1.000 para o seu caso, com o acréscimo são R$ 1.500. [OUT-03]</p>

<h2>Outro plano, remédios e exames</h2>
<p>Onde o tribunal tem contrato com operadora, o servidor pode optar por receber o valor e usar outro plano (art. 4º, § 3º, com a Resolução CNJ 500/2023). Antes de optar, compare a rede, a carência de entrada e o custo do ano. [OUT-04]</p>
<p>Dentro do limite, o ressarcimento também pode cobrir remédios e exames que o plano não cobre, com nota fiscal (art. 5º, § 6º). Veja no ato do tribunal como apresentar as notas. [OUT-05]</p>

<h2>Justiça Federal</h2>
<p>Na Justiça Federal, procure dois atos: o do Conselho da Justiça Federal (CJF) e a tabela do seu tribunal regional. A base é a mesma resolução do CNJ. Peça os dois à gestão de pessoas, com a data da última mudança. [OUT-01]</p>

<h2>Ministério Público</h2>
<p>Os Ministérios Públicos têm programa próprio de saúde suplementar, por convênio, contrato ou ressarcimento (Resolução CNMP 223/2020, alterada pela 268/2023). Há um resumo na <a href="https://www.cnmp.mp.br/portal/todas-as-noticias/13788-aprovada-resolucao-que-regulamenta-o-programa-de-assistencia-a-saude-suplementar-para-membros-e-servidores-do-mp">notícia do CNMP</a>. Procure o valor e a tabela no ato do seu Ministério Público. [OUT-06]</p>

<h2>Câmara, Senado, TCU e assembleias</h2>
<p>No Legislativo, em geral, cada casa tem os seus próprios atos. A Câmara tem o Pró-Saúde e o Senado, o SIS. Não conferimos as regras desses programas: pergunte à gestão de pessoas quem entra, quanto custa e se há ressarcimento de plano de fora. O mesmo vale para o TCU e para as assembleias. [OUT-07]</p>

<h2>O que guardar e o que muda se você trocar de plano</h2>
<p>Guarde em uma pasta:</p>
<ul>
<li>contrato ou proposta com o seu nome como titular;</li>
<li>boletos e comprovantes, com o valor de cada pessoa;</li>
<li>prova da dependência: certidão, matrícula do filho, decisão judicial;</li>
<li>laudo, quando o acréscimo vem de deficiência ou doença grave;</li>
<li>notas fiscais de remédios e exames, se o seu tribunal as aceita.</li>
</ul>
<p>Antes de trocar de plano, faça estas perguntas à gestão de pessoas:</p>
<ol>
<li>O plano novo precisa estar no meu nome?</li>
<li>Que tipos de plano e de contrato são aceitos?</li>
<li>Em que prazo comunico a troca e a partir de que mês vale o pagamento?</li>
<li>Como e quando comprovo o que paguei?</li>
</ol>
<p>Só cancele o plano antigo com o novo em vigor. Na portabilidade, o cancelamento é feito em até 5 dias do início do novo; depois disso, você cumpre carências (RN 438/2018 da ANS, art. 18). Veja <a href="/blog/portabilidade-de-carencias">portabilidade de carências</a>. [POR-08]</p>
<p>Duas confusões são comuns. O SouGov e o prazo de 30 de maio são do Executivo federal (IN GABIN/MGI 496/2025), assunto de <a href="/blog/ressarcimento-no-sougov">ressarcimento no SouGov</a>. E a parte ressarcida não é dedutível no imposto de renda (Lei 9.250/1995, art. 8º): veja <a href="/blog/plano-no-imposto-de-renda">plano no imposto de renda</a>. [FED-11, FED-14, IRP-02]</p>
`,
} as const satisfies Article
