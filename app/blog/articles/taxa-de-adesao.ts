import type { Article } from "./article.ts"

export const taxaDeAdesao = {
  slug: "taxa-de-adesao",
  title: "Taxa de adesão não é a primeira mensalidade",
  excerpt:
    "Em alguns planos por adesão existe uma cobrança única, paga a quem intermediou a venda. Ela tem nome, destino e recibo próprios, e não abate nada.",
  metaDescription:
    "O que é a taxa de adesão ou de angariação nos planos coletivos por adesão, a quem ela é paga e por que não pode passar por primeira mensalidade.",
  author: "redacao-webplan",
  categories: ["protecao", "legislacao"],
  tags: ["adesao", "mensalidade", "corretor", "contrato"],
  publishedOn: "2026-10-15",
  reviewedOn: "2026-11-12",
  sources: [
    {
      label: "ANS, Manual de Tópicos da Saúde Suplementar: taxa de angariação e início da vigência.",
      href: "https://www.gov.br/ans",
    },
    {
      label: "CNSP, Resolução nº 382/2020: dever de informar do corretor.",
      href: "https://www.gov.br/susep",
    },
    {
      label:
        "Lei nº 8.078/1990 (Código de Defesa do Consumidor), arts. 6º, III, e 49: informação e desistência.",
      href: "https://www.planalto.gov.br",
    },
  ],
  reviewNote:
    "O direito à informação e o de desistir estão no Código de Defesa do Consumidor. O que se diz sobre a taxa, a orientação da ANS e os deveres do corretor vem de uma cópia de um manual antigo da ANS e de outras fontes secundárias: confirme com a ANS antes de pagar.",
  body: `
<p>Na hora de fechar um plano coletivo por adesão, pode surgir uma linha a mais: taxa de adesão, de angariação, de corretagem. Há quem a apresente assim: “é a sua primeira parcela”. Não é. São dois pagamentos distintos, e a diferença aparece quando chega o boleto da mensalidade de verdade.</p>

<h2>O que é cada coisa</h2>
<p>A mensalidade é o preço do plano. Vai para a operadora ou para a administradora de benefícios, repete-se todo mês e é ela que mantém a cobertura em dia.</p>
<p>A taxa de adesão, onde existe, é paga uma única vez ao corretor ou à corretora, pelo serviço de intermediar a venda. Não compra nenhum dia de cobertura nem reduz mensalidade futura. A operadora, segundo a orientação da ANS ao consumidor, não pode cobrar taxa para aceitar alguém no plano.</p>
<p>Um manual da ANS dá dois sinais para separar as coisas. O valor da taxa deve ser diferente do valor da mensalidade. E você deve declarar, ao aderir, que sabe que a taxa não é a primeira mensalidade e em que data começa a cobertura. Se lhe pedirem uma taxa igual à mensalidade, pergunte por quê.</p>
<table>
<caption>Taxa de adesão e primeira mensalidade, lado a lado</caption>
<thead>
<tr><th scope="col">O que conferir</th><th scope="col">Taxa de adesão</th><th scope="col">Primeira mensalidade</th></tr>
</thead>
<tbody>
<tr><th scope="row">Quem recebe</th><td>Corretor ou corretora</td><td>Operadora ou administradora</td></tr>
<tr><th scope="row">Quantas vezes</th><td>Uma</td><td>Todo mês</td></tr>
<tr><th scope="row">O que paga</th><td>A intermediação da venda</td><td>O período de cobertura indicado no boleto</td></tr>
<tr><th scope="row">Onde deve aparecer</th><td>Em documento próprio, com o nome de taxa</td><td>Na proposta e no contrato</td></tr>
<tr><th scope="row">Sempre existe?</th><td>Não</td><td>Sim</td></tr>
</tbody>
</table>

<h2>Uma conta de primeiro ano</h2>
<p>Compare duas propostas com números inventados, redondos de propósito.</p>
<ul>
<li><strong>Proposta A:</strong> mensalidade de 1.000, sem taxa. Em doze meses, 12.000.</li>
<li><strong>Proposta B:</strong> mensalidade de 960, com taxa de 720. Em doze meses, 11.520 de mensalidades mais 720 de taxa: 12.240.</li>
</ul>
<p>A proposta B parece mais barata na primeira linha e sai mais cara no primeiro ano. Como a taxa não se repete, as duas empatam em 18.000 depois de um ano e meio, se nada mudar. Só daí em diante B custa menos. Qualquer das duas pode servir, desde que você saiba que a taxa existe antes de decidir.</p>
<p>Quem pretende trocar de plano em pouco tempo sente mais o peso da cobrança. Quem vai ficar dez anos dilui o valor. Faça a conta pelo tempo em que você imagina permanecer.</p>

<h2>Como a confusão acontece</h2>
<p>Nem sempre há má-fé. Quando os dois valores são parecidos e o pagamento é pedido no dia da adesão, é fácil dizer “primeira parcela” e seguir adiante. Mas você deixa de saber que pagará duas vezes no começo, a quem está pagando e a partir de quando tem cobertura.</p>
<p>A confusão também abre espaço para fraude. Um falso corretor pode inventar uma taxa, cobrá-la por Pix e sumir. Por isso, nenhuma cobrança dessas deve ser paga no meio de uma conversa de celular. Explicamos outros sinais em <a href="/blog/golpe-do-boleto-falso">como reconhecer o boleto falso</a>.</p>
<blockquote><p>Se o pagamento não vai para a operadora nem para a administradora, ele não é mensalidade, qualquer que seja o nome.</p></blockquote>

<h2>O que você pode exigir</h2>
<p>O Código de Defesa do Consumidor garante informação adequada e clara sobre o que se compra, inclusive o preço. A Resolução CNSP 382, de 2020, pede que o corretor informe ao cliente, antes da compra, como é remunerado e com quem trabalha. Você pode, portanto, fazer estas perguntas e esperar as respostas por escrito:</p>
<ol>
<li>Existe alguma cobrança além da mensalidade? Quais são o nome, o valor e o motivo?</li>
<li>Quem recebe, com que CNPJ, e quem emite o recibo?</li>
<li>Se o plano não for efetivado, ou se eu desistir, o valor é devolvido? Em que prazo?</li>
<li>Em que dia começa a cobertura e em que dia vence a primeira mensalidade?</li>
<li>O mesmo plano pode ser contratado sem essa taxa?</li>
</ol>
<p>A quinta pergunta é a mais útil. Ela não acusa ninguém e ajuda a descobrir se a cobrança vem do contrato ou de quem vende. Pergunte isso a qualquer corretora, inclusive a nós. Há mais sobre o assunto em <a href="/blog/como-o-corretor-e-remunerado">como o corretor é remunerado</a>.</p>

<h2>A contribuição à entidade é outra coisa</h2>
<p>Para entrar em um plano por adesão é preciso ter vínculo com uma entidade profissional, de classe ou setorial. Algumas cobram contribuição dos associados. Esse valor também não é mensalidade do plano nem taxa do corretor: é o preço de pertencer à entidade. Peça que venha discriminado e pergunte se é mensal ou anual, porque faz parte do custo total.</p>

<h2>Se você já pagou sem saber</h2>
<p>Reúna a proposta, as mensagens e o comprovante. Escreva à corretora pedindo a identificação da cobrança e o recibo. Pergunte à operadora ou à administradora se reconhecem o pagamento como mensalidade.</p>
<p>Se a venda foi por telefone, em casa ou pela internet e você desistiu em até sete dias, o artigo 49 do Código de Defesa do Consumidor prevê a devolução do que foi pago, a qualquer título.</p>
<p>Se a taxa foi apresentada como primeira parcela, registre a reclamação na corretora e no Procon. A ANS, em <a href="https://www.gov.br/ans">gov.br/ans</a>, recebe reclamações sobre operadoras e administradoras. Na Susep, em <a href="https://www.gov.br/susep">gov.br/susep</a>, você pode consultar se o corretor é registrado. O resultado depende de cada caso, mas um pedido bem documentado é mais difícil de ignorar.</p>
`,
} as const satisfies Article
