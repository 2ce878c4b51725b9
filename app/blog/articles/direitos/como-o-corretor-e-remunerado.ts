import type { Article } from "../article.ts"

export const comoOCorretorERemunerado = {
  slug: "como-o-corretor-e-remunerado",
  title: "Como o corretor é remunerado, e por que vale perguntar",
  excerpt:
    "Em geral, quem paga o corretor é a operadora ou a administradora. Saiba por que isso interessa a você, o que perguntar antes de assinar e como conferir o registro dele.",
  metaDescription:
    "Quem paga o corretor de plano de saúde, o que ele deve informar antes da compra, como conferir o registro na Susep e que perguntas fazer.",
  author: "rosa-amaral",
  reviewer: "responsavel",
  categories: ["direitos", "legislacao"],
  tags: ["corretor", "contrato", "golpes"],
  publishedOn: "2026-10-13",
  reviewedOn: "2026-11-16",
  body: `
<p>Em geral, quem paga o corretor de plano de saúde é a operadora ou a administradora, por comissão. Em alguns planos por adesão há também uma taxa, paga por você. Antes de assinar, pergunte quem paga, quanto paga e se o valor muda conforme o plano escolhido.</p>

<h2>De onde vem o pagamento</h2>
<ul>
<li><strong>Comissão.</strong> A operadora ou a administradora paga ao corretor uma parte do que recebe. O pagamento se concentra nas primeiras mensalidades ou segue enquanto o contrato durar. Não costuma aparecer no boleto.</li>
<li><strong>Taxa de adesão.</strong> É paga por você ao corretor ou à administradora. Segundo a ANS (Manual de Tópicos da Saúde Suplementar, 1ª ed., 2021), ela não é a primeira mensalidade. O valor deve ser diferente, e você declara que sabe disso. Leia sobre <a href="/blog/taxa-de-adesao">a taxa de adesão</a>. [COR-05]</li>
<li><strong>Prêmio por meta.</strong> Algumas campanhas pagam a mais a quem vende certo número de contratos de uma operadora em determinado período.</li>
</ul>
<p>As três formas existem no mercado. O que você precisa saber é quais delas valem no contrato que oferecem a você.</p>

<h2>Por que isso interessa a você</h2>
<p>Quem recomenda um plano às vezes ganha mais com um do que com outro. Veja um exemplo, com valores inventados para a conta. A mensalidade do plano A é de R$ 1.000. A do plano B é de R$ 1.400.</p>
<table>
<caption>Quanto o corretor recebe em cada venda, no exemplo</caption>
<thead>
<tr><th scope="col">Pagamento</th><th scope="col">Plano A</th><th scope="col">Plano B</th></tr>
</thead>
<tbody>
<tr><th scope="row">Comissão de uma mensalidade</th><td>R$ 1.000</td><td>R$ 1.400</td></tr>
<tr><th scope="row">Prêmio da campanha</th><td>Nenhum</td><td>R$ 600</td></tr>
<tr><th scope="row">Total</th><td>R$ 1.000</td><td>R$ 2.000</td></tr>
</tbody>
</table>
<p>Nesse exemplo, o corretor ganha R$ 1.000 a mais se vender o plano B. Talvez o B seja mesmo o melhor para a família, por ter o hospital de que ela precisa. Peça as razões da recomendação e compare os dois planos com <a href="/blog/como-comparar-planos">as mesmas perguntas</a>.</p>

<h2>O que o corretor deve informar</h2>
<p>O corretor de seguros é um intermediário com habilitação legal (<a href="https://www.planalto.gov.br/ccivil_03/leis/L4594.htm">Lei 4.594/1964</a>, art. 1º). Entre as suas tarefas estão recomendar a modalidade de seguro e dar assistência durante o contrato. [COR-01]</p>
<p>A Resolução CNSP 382/2020 obriga o corretor de seguros a dizer, antes da compra, quanto ganha e com quem trabalha. Ele informa também se trabalha com uma só empresa (art. 4º). [COR-02]</p>
<p>Essa norma fala em seguros, capitalização e previdência aberta. O plano de saúde é fiscalizado pela ANS. Na compra de um plano, não espere que a informação venha: pergunte. [COR-03]</p>

<h2>O que perguntar</h2>
<ol>
<li><strong>Quem paga o seu trabalho neste contrato?</strong> A resposta é um nome: o da operadora ou o da administradora. Se houver taxa de adesão, você, cliente, também paga.</li>
<li><strong>O que você recebe muda conforme o plano que eu escolher?</strong> Se muda, peça que diga quanto.</li>
<li><strong>Com quais operadoras você trabalha?</strong> Se forem duas, a comparação será só entre duas.</li>
<li><strong>Há cobrança além da mensalidade?</strong> Peça o nome, o valor, quem recebe e o recibo.</li>
<li><strong>Por que este plano, e não o mais barato?</strong> A resposta deve falar da sua cidade, das idades e da rede.</li>
<li><strong>Quem me atende depois da assinatura?</strong> Pergunte quem cuida de inclusão de dependente, reajuste e portabilidade.</li>
</ol>
<p>Peça as respostas por escrito, em uma mensagem simples, e guarde-as com a proposta.</p>

<h2>Como conferir o registro</h2>
<p>Pergunte o nome completo e o número de registro do corretor, ou o nome e o CNPJ da corretora. Em geral, o registro pode ser consultado na Superintendência de Seguros Privados, a Susep. Depois: [COR-04]</p>
<ul>
<li>digite você mesmo o endereço do site da Susep, sem usar link recebido por mensagem;</li>
<li>veja se a situação está ativa;</li>
<li>compare o nome com o da proposta e o do site da corretora;</li>
<li>não confie no número que aparece no visor, que pode ser falsificado: desligue e ligue para o telefone do site da corretora.</li>
</ul>
<p>Se a pessoa não tiver registro, pergunte para qual empresa trabalha. Ligue para a operadora antes de entregar qualquer documento.</p>

<h2>Quando interromper a conversa</h2>
<p>Pare se a pessoa:</p>
<ul>
<li>cobra por aplicativo de mensagens, com chave Pix de pessoa física ou de empresa desconhecida;</li>
<li>apresenta a taxa de adesão como primeira mensalidade;</li>
<li>não diz com quais operadoras trabalha;</li>
<li>sugere omitir doença, inventar profissão ou abrir empresa para entrar no plano;</li>
<li>diz que o preço só vale naquele dia.</li>
</ul>
<p>Leia a proposta em casa, com calma. Mostramos o que conferir em <a href="/blog/como-ler-a-proposta">como ler a proposta antes de assinar</a>.</p>

<h2>Como a WebPlan é paga</h2>
<p>Somos uma corretora. Quem nos paga é a operadora ou a administradora, por comissão. Quando houver taxa de adesão, o valor vem na cotação, por escrito.</p>
<p>Faça a nós as mesmas perguntas. Nossa razão social, o CNPJ e o registro na Susep estão na <a href="/politicas-privacidade">Política de Privacidade</a>.</p>
`,
} as const satisfies Article
