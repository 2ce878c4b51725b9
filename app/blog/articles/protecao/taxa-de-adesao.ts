import { scamWarning } from "../../../leads/lead/scam-warning.ts"
import type { Article } from "../article.ts"

export const taxaDeAdesao = {
  slug: "taxa-de-adesao",
  title: "Taxa de adesão não é a primeira mensalidade",
  excerpt:
    "A taxa de adesão é paga ao corretor ou à administradora. Não é mensalidade, não dá cobertura, e nem sempre existe. Veja como reconhecer a cobrança e o que perguntar antes de pagar.",
  metaDescription:
    "O que é a taxa de adesão ou de angariação do plano de saúde, quem a recebe, quando não se cobra, como fazer a conta do primeiro ano e o que perguntar.",
  author: "dalva-nunes",
  reviewer: "responsavel",
  categories: ["protecao", "legislacao"],
  tags: ["adesao", "mensalidade", "corretor", "contrato"],
  publishedOn: "2026-10-15",
  reviewedOn: "2026-11-16",
  body: `
<p>A taxa de adesão, também chamada de angariação, não é a primeira mensalidade. Ela é paga ao corretor ou à administradora, e o valor deve ser diferente do da mensalidade. Ao aderir, você declara que sabe disso e que conhece a data de início da vigência (ANS, Manual de Tópicos da Saúde Suplementar, 1ª ed., 2021). [COR-05]</p>

<h2>O que é cada pagamento</h2>
<p>A mensalidade é o preço do plano. Repete-se todo mês e mantém o plano em dia. O boleto vem da operadora ou da administradora.</p>
<p>A taxa de adesão, onde existe, paga a venda. Em geral é cobrada uma vez. Ela não dá nenhum dia de cobertura e não reduz mensalidade futura.</p>
<table>
<caption>Taxa de adesão e primeira mensalidade, lado a lado [COR-05]</caption>
<thead>
<tr><th scope="col">O que conferir</th><th scope="col">Taxa de adesão</th><th scope="col">Primeira mensalidade</th></tr>
</thead>
<tbody>
<tr><th scope="row">Quem recebe</th><td>Corretor ou administradora</td><td>Operadora ou administradora</td></tr>
<tr><th scope="row">Quantas vezes</th><td>Em geral, uma</td><td>Todo mês</td></tr>
<tr><th scope="row">O que paga</th><td>A venda do plano</td><td>O período de cobertura indicado no boleto</td></tr>
<tr><th scope="row">Valor</th><td>Diferente do da mensalidade</td><td>O da tabela, conforme a idade</td></tr>
<tr><th scope="row">Existe sempre</th><td>Não</td><td>Sim</td></tr>
</tbody>
</table>
<p>A administradora aparece nas duas colunas. Por isso, leia o nome da cobrança, e não só o nome de quem a emite. Se a taxa pedida tiver o mesmo valor da mensalidade, não pague antes de saber o motivo.</p>

<h2>A taxa na renovação e antes do início</h2>
<p>Na renovação automática do contrato não se cobra taxa (<a href="https://www.planalto.gov.br/ccivil_03/leis/L9656compilado.htm">Lei 9.656/1998</a>, art. 13). Se aparecer uma “taxa de renovação”, não pague essa taxa e leve a cobrança à operadora. Continue a pagar a mensalidade. [COR-06]</p>
<p>No plano coletivo, a operadora e quem contrata podem combinar o início da vigência, isto é, o dia em que o contrato passa a valer. Segundo o manual da ANS, nada se paga pelo plano antes desse dia. A taxa de adesão fica fora dessa regra, se for distinta da mensalidade e você tiver declarado que sabe disso. [CON-10, COR-05]</p>

<h2>A conta do primeiro ano</h2>
<p>Compare duas propostas, com valores inventados para a conta:</p>
<ul>
<li><strong>Proposta A:</strong> mensalidade de R$ 1.000, sem taxa. Em 12 meses, R$ 12.000.</li>
<li><strong>Proposta B:</strong> mensalidade de R$ 960 e taxa de R$ 720. Em 12 meses, R$ 11.520 de mensalidades mais R$ 720 de taxa: R$ 12.240.</li>
</ul>
<p>No primeiro ano, a proposta B custa R$ 240 a mais. As duas empatam em 18 meses, com R$ 18.000, se nenhum preço mudar. Depois disso, B custa R$ 40 a menos por mês. Faça a conta pelo tempo em que você pretende ficar no plano.</p>

<h2>A contribuição à entidade é outro pagamento</h2>
<p>No plano por adesão, a entidade contrata; você adere, porque tem vínculo com ela (<a href="https://bvsms.saude.gov.br/bvs/saudelegis/ans/2022/res0557_30_12_2022.html">RN 557/2022 da ANS</a>, art. 15). Algumas entidades cobram contribuição dos associados. Esse valor não é mensalidade do plano nem taxa de adesão. Veja se é mensal ou anual e some ao custo. O artigo sobre <a href="/blog/em-qual-entidade-me-filio">em qual entidade se filiar</a> explica os três pagamentos. [CON-02]</p>

<h2>O que perguntar antes de pagar</h2>
<p>A oferta deve ser correta, clara e precisa (<a href="https://www.planalto.gov.br/ccivil_03/Leis/L8078compilado.htm">Código de Defesa do Consumidor</a>, art. 31). O contrato não obriga quem não pôde conhecê-lo antes (art. 46). Peça estas respostas por escrito: [CDC-02, CDC-05]</p>
<ol>
<li>Existe cobrança além da mensalidade? Com que nome, valor e motivo?</li>
<li>Quem recebe, com que CNPJ, e quem emite o recibo?</li>
<li>Se o plano não for efetivado, o valor é devolvido? Em quantos dias?</li>
<li>Em que dia começa a vigência e em que dia vence a primeira mensalidade?</li>
<li>O mesmo plano é vendido sem essa taxa?</li>
</ol>
<p>A Resolução CNSP 382/2020 obriga o corretor de seguros a dizer, antes da compra, quanto ganha e com quem trabalha. Ela fala em seguros, capitalização e previdência aberta; o plano de saúde é fiscalizado pela ANS. Na compra de um plano, pergunte. As perguntas estão em <a href="/blog/como-o-corretor-e-remunerado">como o corretor é remunerado</a>. [COR-02, COR-03]</p>
<p>Somos uma corretora. Quem nos paga é a operadora ou a administradora, por comissão. Quando houver taxa de adesão, o valor vem na cotação, por escrito.</p>

<h2>Taxa inventada por golpista</h2>
<p>Há golpista que inventa uma taxa, cobra por Pix e desaparece. Não pague durante uma conversa de celular. Ligue para a operadora e, se houver, para a administradora, pelo número do site oficial. Pergunte se conhecem a corretora e a cobrança. Os outros sinais estão no artigo sobre o <a href="/blog/golpe-do-boleto-falso">golpe do boleto falso</a>.</p>
<p>${scamWarning}</p>

<h2>Se você já pagou sem saber</h2>
<p>Reúna a proposta, as mensagens e o comprovante. Peça à corretora o nome da cobrança e o recibo. Pergunte à operadora ou à administradora se ela reconhece o pagamento como mensalidade.</p>
<p>Quem contratou fora do estabelecimento da empresa, como por telefone ou pela internet, tem 7 dias para desistir, com devolução do que pagou (Código de Defesa do Consumidor, art. 49). [CDC-06]</p>
<p>Se a taxa foi apresentada como primeira mensalidade, reclame na corretora e no Procon. Se a cobrança partiu da operadora ou da administradora, reclame também na ANS, pelo 0800 701 9656. [NEG-08]</p>
`,
} as const satisfies Article
