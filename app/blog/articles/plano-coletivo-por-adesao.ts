import type { Article } from "./article.ts"

export const planoColetivoPorAdesao = {
  slug: "plano-coletivo-por-adesao",
  title: "Plano coletivo por adesão: o vínculo que abre a porta",
  excerpt:
    "No plano por adesão, quem contrata é uma entidade, e você entra por fazer parte dela. Veja o que conta como vínculo e o que conferir antes de aderir.",
  metaDescription:
    "Entenda o plano de saúde coletivo por adesão: que vínculo é exigido, quem responde pelo quê, o que muda no reajuste e o que conferir antes de assinar.",
  author: "equipe-de-beneficios",
  categories: ["legislacao", "beneficios"],
  tags: ["adesao", "contrato", "documentos", "ans"],
  publishedOn: "2026-11-05",
  reviewedOn: "2026-11-12",
  sources: [
    {
      label: "ANS, Resolução Normativa nº 557/2022: formas de contratação de planos.",
      href: "https://www.gov.br/ans",
    },
    {
      label: "Lei nº 9.656/1998, arts. 13 e 16: tipos de contratação e encerramento do plano individual.",
      href: "https://www.planalto.gov.br",
    },
    { label: "CNSP, Resolução nº 382/2020: dever de informação do corretor." },
  ],
  reviewNote:
    "Os três tipos de contratação e os casos de encerramento do plano individual foram lidos na Lei 9.656/1998. O vínculo exigido, o reajuste e o encerramento dos coletivos, as taxas e o dever de informar do corretor vêm de fontes secundárias: confirme com a ANS e no contrato antes de decidir.",
  body: `
<p>Muitos planos oferecidos a servidores públicos são do tipo “coletivo por adesão”. O nome aparece na proposta, e pouca gente pergunta o que ele quer dizer. Vale perguntar: ele define quem pode entrar, como o preço é reajustado e o que acontece se o contrato terminar.</p>
<p>Nesse tipo de plano, quem contrata não é você, e sim uma entidade que representa uma profissão, uma classe ou um setor. Você adere a um contrato que já existe, e só pode fazer isso porque tem ligação com essa entidade. Essa ligação se chama vínculo.</p>
<h2>Três portas de entrada</h2>
<p>A Resolução Normativa 557, de 2022, da ANS, prevê três formas de contratar um plano de saúde. O atendimento médico pode ser o mesmo nas três. O que muda é o contrato por trás dele.</p>
<table>
<caption>As três formas de contratação, lado a lado</caption>
<thead><tr><th scope="col">Ponto</th><th scope="col">Individual ou familiar</th><th scope="col">Coletivo empresarial</th><th scope="col">Coletivo por adesão</th></tr></thead>
<tbody>
<tr><th scope="row">Quem contrata</th><td>A própria pessoa</td><td>Uma empresa ou órgão</td><td>Uma entidade profissional, de classe ou de setor</td></tr>
<tr><th scope="row">Quem pode entrar</th><td>Qualquer interessado</td><td>Quem trabalha ali, e dependentes</td><td>Quem tem vínculo com a entidade, e dependentes</td></tr>
<tr><th scope="row">Reajuste anual</th><td>Tem teto fixado pela ANS</td><td>Negociado</td><td>Negociado</td></tr>
<tr><th scope="row">Encerramento</th><td>Casos previstos em lei</td><td>Conforme o contrato</td><td>Conforme o contrato</td></tr>
</tbody>
</table>
<p>Nenhuma das três é melhor em tudo. O plano individual dá mais previsibilidade, mas há cidades em que quase não se encontra oferta. O coletivo pode ter mais opções, e pede que você acompanhe o contrato com mais atenção.</p>
<h2>O que conta como vínculo</h2>
<p>Em geral, o vínculo vem da filiação a um sindicato, a uma associação de servidores, a um conselho profissional ou a outra entidade que represente a sua categoria. Um professor da rede estadual, por exemplo, pode ter acesso a um plano pelo sindicato dos professores. Um engenheiro da prefeitura pode entrar pela entidade dos engenheiros, ainda que não exista contrato próprio para os servidores daquele município.</p>
<p>O vínculo precisa existir de verdade e poder ser provado. Os documentos mais pedidos são:</p>
<ul>
<li>contracheque recente, ou comprovante de aposentadoria;</li>
<li>carteira ou declaração de filiação à entidade;</li>
<li>registro profissional, quando a porta é a profissão;</li>
<li>certidão de casamento ou de nascimento, para cada dependente.</li>
</ul>
<p>Envie esses papéis só quando tiver decidido contratar, e só pelo canal oficial da corretora, da administradora ou da operadora. Para receber uma primeira cotação, ninguém precisa da foto do seu documento.</p>
<aside>
<h3>Aposentados e pensionistas</h3>
<p>Há entidades que mantêm o aposentado entre os associados. Já o pensionista depende do que diz o estatuto de cada uma. Antes de contar com o plano, peça a resposta por escrito. Há um texto só sobre isso: <a href="/blog/plano-para-pensionistas">Pensionista: quais caminhos existem</a>.</p>
</aside>
<h2>Quem é quem no contrato</h2>
<p>Num plano por adesão, costumam aparecer quatro nomes. Saber o papel de cada um ajuda a ligar para o lugar certo.</p>
<ul>
<li><strong>Operadora.</strong> É quem garante o atendimento: autoriza exames, mantém a rede de hospitais e responde pela cobertura.</li>
<li><strong>Entidade.</strong> É a contratante. O vínculo com ela é o que permite a sua entrada.</li>
<li><strong>Administradora de benefícios.</strong> Quando existe, cuida da parte administrativa: cadastro, emissão dos boletos, negociação do reajuste em nome da entidade.</li>
<li><strong>Corretora.</strong> Apresenta as opções, explica as diferenças e acompanha a contratação. Deve informar, antes da compra, como é remunerada e com quem trabalha.</li>
</ul>
<p>Por isso o boleto pode trazer o nome da administradora e não o da operadora. Isso é normal, mas convém conferir: anote na hora da contratação quem vai emitir a cobrança e desconfie de qualquer boleto que venha de outro nome.</p>
<h2>O que custa além da mensalidade</h2>
<p>Dois valores podem aparecer e precisam ser explicados antes da assinatura. O primeiro é a contribuição à entidade, se ela cobrar dos associados. O segundo é a taxa de adesão, também chamada de angariação, paga uma única vez a quem intermedeia a venda. Ela não é a primeira mensalidade e não pode ser apresentada como se fosse. Leia <a href="/blog/taxa-de-adesao">Taxa de adesão não é a primeira mensalidade</a>.</p>
<p>Some tudo antes de comparar. Um plano com mensalidade um pouco menor pode sair mais caro quando se inclui a contribuição mensal à entidade.</p>
<h2>Cuidado com o vínculo de fachada</h2>
<p>Há quem ofereça filiação instantânea a uma associação que o interessado nunca viu, sem relação com a profissão dele, apenas para “encaixar” o plano. O risco fica com você: se o vínculo não se sustenta, a permanência no plano pode ser questionada, às vezes no meio de um tratamento.</p>
<p>Desconfie quando ninguém mostra o estatuto da entidade, quando a profissão declarada não é a sua ou quando alguém sugere “ajustar” um documento. Uma informação falsa na proposta não é um detalhe.</p>
<h2>Antes de aderir, pergunte</h2>
<ol>
<li>Qual é a entidade contratante e qual é o meu vínculo com ela?</li>
<li>Se eu deixar a entidade, perco o plano? Em quanto tempo?</li>
<li>Quem emite o boleto e por quais canais?</li>
<li>Em que mês o contrato faz aniversário e quais foram os últimos reajustes?</li>
<li>Que carências vou cumprir? Há alguma redução prevista para quem entra agora?</li>
<li>Em que condições o contrato pode ser encerrado, e com que antecedência avisam?</li>
<li>Qual é o número de registro do plano na ANS?</li>
</ol>
<p>Com esse número, dá para conferir na página da <a href="https://www.gov.br/ans">ANS</a> se o plano existe e se é mesmo do tipo que lhe ofereceram. Guarde as respostas por escrito, junto com a proposta. Se um dia houver dúvida, você terá o que mostrar.</p>
`,
} as const satisfies Article
