import type { Article } from "./article.ts"

export const comoOCorretorERemunerado = {
  slug: "como-o-corretor-e-remunerado",
  title: "Como o corretor é remunerado, e por que vale perguntar",
  excerpt:
    "A comissão do corretor não costuma aparecer no boleto, mas pode influenciar a indicação. Saiba o que ele deve informar e como conferir o registro dele.",
  metaDescription:
    "Quem paga o corretor de plano de saúde, o que ele deve informar antes da compra, como conferir o registro na Susep e que perguntas fazer sem receio.",
  author: "equipe-de-atendimento",
  categories: ["direitos", "legislacao"],
  tags: ["corretor", "contrato", "golpes"],
  publishedOn: "2026-10-13",
  reviewedOn: "2026-11-14",
  sources: [
    {
      label: "CNSP, Resolução nº 382/2020: dever de informação do intermediário.",
      href: "https://www.gov.br/susep",
    },
    {
      label: "Lei nº 4.594/1964, da profissão de corretor de seguros.",
      href: "https://www.planalto.gov.br",
    },
    {
      label: "ANS: consulta de operadoras e planos registrados.",
      href: "https://www.gov.br/ans",
    },
  ],
  reviewNote:
    "A regulação da profissão de corretor de seguros foi lida na Lei 4.594/1964. O dever de informar a remuneração, a taxa de adesão e as formas de comissão vêm de fontes secundárias e de conhecimento geral do setor: confirme o registro do corretor na Susep e o do plano na ANS.",
  body: `
<p>Perguntar a alguém quanto ganha parece falta de educação. No caso de quem vende plano de saúde, é um cuidado normal, que não deve ofender ninguém. Interessa saber quem paga por essa venda e se o pagamento muda conforme o plano que você escolher.</p>
<h2>De onde vem o dinheiro</h2>
<p>São poucas as formas de remunerar quem intermedeia um plano. Convém reconhecer cada uma.</p>
<ul>
<li><strong>Comissão.</strong> A operadora ou a administradora paga ao corretor uma parte do que recebe, concentrada nas primeiras mensalidades ou distribuída enquanto o contrato durar. Não costuma aparecer no boleto como item separado.</li>
<li><strong>Taxa de adesão.</strong> Em vendas por adesão pode existir um valor único, pago por você a quem intermedeia. Também se chama angariação. Ela não é a primeira mensalidade, e o recibo deve deixar isso claro. Detalhamos em <a href="/blog/taxa-de-adesao">Taxa de adesão não é a primeira mensalidade</a>.</li>
<li><strong>Prêmio por meta.</strong> Algumas campanhas pagam a mais a quem vende certo número de contratos de uma operadora em determinado período.</li>
</ul>
<p>Nada disso é irregular por si só. Corretor trabalha, e trabalho se paga. O problema começa quando a forma de pagamento fica escondida.</p>
<h2>Por que isso interessa a você</h2>
<p>Porque quem aconselha pode ganhar mais com uma resposta do que com outra. Veja com números inventados.</p>
<aside>
<h3>Dois planos, a mesma família</h3>
<p>O plano A custa 1.000 por mês e o plano B, 1.400. Suponha que os dois paguem ao corretor o equivalente a uma mensalidade. Com o A, ele recebe 1.000; com o B, 1.400.</p>
<p>Suponha agora que, neste mês, a operadora do plano B pague ainda um prêmio de 600 por contrato. A diferença para o corretor passa a ser de 1.000 numa única venda, tanto quanto ele ganharia vendendo o plano A.</p>
<p><em>Os valores servem só para a conta. Não são comissões reais de ninguém.</em></p>
</aside>
<p>O plano B pode ser mesmo o melhor para a família: talvez tenha o hospital de que ela precisa. Mas quem conhece a diferença ouve a recomendação de outro jeito e pede as razões.</p>
<blockquote><p>Quem sabe como o corretor é pago consegue pesar o conselho que recebe.</p></blockquote>
<h2>O que ele deve dizer, e o que você pode perguntar</h2>
<p>A Resolução 382, de 2020, do Conselho Nacional de Seguros Privados (CNSP), trata da conduta de quem vende e intermedeia seguros. Ela pede que o cliente saiba, antes de comprar, como o intermediário é remunerado e com quem trabalha. Isso inclui contar se ele oferece produtos de uma só empresa ou de várias.</p>
<p>A norma foi escrita para o setor de seguros, e os planos de saúde são fiscalizados pela ANS. Isso não impede a pergunta, e um bom profissional responde.</p>
<p>“Antes de comprar” é a parte que importa. A informação que chega depois da assinatura não ajuda a decidir.</p>
<p>Seis perguntas ajudam, e cada uma tem uma resposta razoável a esperar:</p>
<ol>
<li><strong>Quem paga pela sua intermediação?</strong> Espere um nome: a operadora, a administradora ou você, por meio de uma taxa.</li>
<li><strong>Sua remuneração muda conforme o plano que eu escolher?</strong> Um “sim, um pouco, e explico como” vale mais que um “isso não importa”.</li>
<li><strong>Com quais operadoras você trabalha?</strong> Se a lista tiver duas, a comparação será entre duas. É melhor saber.</li>
<li><strong>Há alguma taxa além da mensalidade? Quem recebe?</strong> Peça o valor, o nome de quem recebe e o recibo.</li>
<li><strong>Por que este plano, e não o mais barato?</strong> A resposta deve falar da sua cidade, das idades, dos médicos e da rede, e não da campanha do mês.</li>
<li><strong>Depois da assinatura, quem me atende?</strong> Pergunte quem ajuda com inclusão de dependente, reajuste e portabilidade.</li>
</ol>
<p>Peça que as respostas venham por escrito, numa mensagem simples. Quem respondeu com clareza ao telefone não terá dificuldade em repetir por e-mail.</p>
<h2>Como conferir se o corretor existe</h2>
<p>A profissão de corretor de seguros é regulada por lei, e o registro pode ser consultado na Superintendência de Seguros Privados, a Susep. Verificar leva poucos minutos:</p>
<ul>
<li>peça o nome completo e o número de registro do corretor, ou o nome e o CNPJ da corretora;</li>
<li>digite você mesmo o endereço da <a href="https://www.gov.br/susep">Susep</a> e procure a consulta de corretores;</li>
<li>veja se a situação está ativa e se o nome é o mesmo do cartão, do site e da proposta;</li>
<li>confira o plano oferecido na <a href="https://www.gov.br/ans">ANS</a>, pelo número de registro.</li>
</ul>
<p>Nem todo vendedor de plano de saúde é corretor registrado. Se não houver registro, pergunte para qual empresa a pessoa trabalha e confirme isso com a operadora antes de entregar qualquer documento.</p>
<p>Compare também o telefone. Há golpistas que usam o nome de uma corretora verdadeira com um número que não é dela. Na dúvida, desligue e ligue para o número que está no site oficial.</p>
<h2>Sinais de que é melhor parar</h2>
<p>Alguns comportamentos dispensam análise mais longa. Interrompa a conversa quando a pessoa:</p>
<ul>
<li>pede pagamento por aplicativo de mensagens, com chave Pix em nome de pessoa física ou de empresa desconhecida;</li>
<li>apresenta a taxa de adesão como se fosse a primeira mensalidade;</li>
<li>recusa-se a dizer com quem trabalha;</li>
<li>sugere omitir doença, inventar profissão ou abrir empresa para “entrar no plano”;</li>
<li>diz que o preço só vale até o fim do dia.</li>
</ul>
<p>Um contrato que pode durar décadas não precisa ser decidido em uma tarde. Leve a proposta para casa e leia com calma; há um roteiro em <a href="/blog/como-ler-a-proposta">Como ler a proposta antes de assinar</a>.</p>
<p>As perguntas valem também para nós. Na WebPlan, a consultoria é independente, não tem custo extra para o cliente, e nenhuma cobrança é feita por mensagem. Quem somos está na página do <a href="/sobre">escritório</a>. Antes de assinar, pergunte quem nos remunera naquele contrato e se ele tem alguma taxa. É seu direito saber, e é nossa obrigação responder.</p>
`,
} as const satisfies Article
