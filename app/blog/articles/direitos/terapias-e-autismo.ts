import type { Article } from "../article.ts"

export const terapiasEAutismo = {
  slug: "terapias-e-autismo",
  title: "Terapias e autismo: o plano não pode limitar sessões",
  excerpt:
    "O número de sessões é o da prescrição. Veja a regra da ANS, a tese do STJ de 2026, o prazo de 10 dias úteis e o que fazer quando a rede não tem vaga.",
  metaDescription:
    "Terapias para autismo no plano de saúde: sessões sem limite, método indicado pelo médico, prazo de 10 dias úteis, falta de vaga na rede e reembolso.",
  author: "rosa-amaral",
  reviewer: "responsavel",
  categories: ["direitos"],
  tags: ["cobertura", "ans", "rede-credenciada", "dependentes"],
  publishedOn: "2026-11-16",
  reviewedOn: "2026-11-16",
  body: `
<p>O plano cobre as sessões que o médico prescrever. Desde 1º de agosto de 2022, não há limite de sessões com psicólogo, fonoaudiólogo, terapeuta ocupacional e fisioterapeuta (RN 541/2022 da ANS). Em 11 de março de 2026, o STJ fixou a tese de que é abusivo limitá-las para pessoa com autismo (Tema 1.295). [TER-02, TER-03]</p>

<h2>O número de sessões é o da prescrição</h2>
<p>A regra da ANS vale para qualquer diagnóstico da classificação da OMS, e não só para o transtorno do espectro autista (TEA). Alcança também, por exemplo, o adulto que se recupera de um AVC. [TER-02]</p>
<p>A tese do STJ trata da terapia multidisciplinar prescrita a pessoa com autismo: psicologia, fonoaudiologia, fisioterapia e terapia ocupacional. É tese de recurso repetitivo: os juízes e os tribunais abaixo do STJ têm de segui-la. [TER-03]</p>
<p>Cuidado com o limite que vem com outro nome: pacote anual, teto por mês, autorização de parte das sessões. Se a prescrição diz 20 sessões e saem 10, trate as 10 que faltam como negativa.</p>

<h2>O método indicado pelo médico</h2>
<p>Nos transtornos globais do desenvolvimento, autismo incluído, a operadora deve oferecer o método ou a técnica que o médico indicar (RN 465/2021, art. 6º, § 4º, com a RN 539/2022). Peça que o nome do método esteja na prescrição. [TER-01]</p>
<p>O direito é ao método, não a um profissional determinado. A operadora cumpre a regra com alguém da rede que aplique a técnica. [TER-01, PRZ-02]</p>

<h2>Prazo de 10 dias úteis</h2>
<p>Depois da carência, a consulta ou sessão com psicólogo, fonoaudiólogo, terapeuta ocupacional ou fisioterapeuta tem prazo de 10 dias úteis (RN 566/2022, art. 3º). O prazo conta do pedido e vale para um profissional da rede, não para o de preferência da família. [PRZ-01, PRZ-02]</p>
<p>Faça um pedido para cada terapia, no aplicativo ou por telefone, e guarde os protocolos. A forma de contar está em <a href="/blog/prazos-de-atendimento">prazos de consulta, exame e cirurgia</a>.</p>

<h2>Falta de profissional na rede e reembolso</h2>
<p>Se ninguém da rede atende no prazo, a operadora garante o atendimento fora dela, no município ou em município vizinho. Se ali não houver nenhum profissional, o atendimento passa à região de saúde e, por último, a outro lugar, com transporte de ida e volta (RN 566/2022, arts. 4º e 5º). [PRZ-03]</p>
<p>Se você teve de pagar porque a operadora não garantiu o atendimento, o reembolso é integral, em até 30 dias do pedido de reembolso (art. 10). Reúna: [PRZ-03]</p>
<ul>
<li>a prescrição e o relatório;</li>
<li>os protocolos em que você pediu a terapia e a resposta recebida;</li>
<li>as clínicas da lista que disseram não ter vaga, com a data;</li>
<li>as notas fiscais e os comprovantes de pagamento.</li>
</ul>
<p>É diferente de escolher um profissional particular havendo vaga na rede. Nesse caso, veja se o contrato prevê reembolso e com que tabela.</p>

<h2>Se negarem ou reduzirem as sessões</h2>
<p>Fora de urgência, alta complexidade e internação eletiva, a operadora responde ao pedido de cobertura em até 5 dias úteis. A negativa vem por escrito, com a cláusula ou a norma, mesmo que você não peça (RN 623/2024, arts. 12 e 14). [NEG-01, NEG-02]</p>
<p>Com a negativa, peça reanálise à ouvidoria da operadora, que tem até 7 dias úteis (RN 623/2024, art. 16), e registre a reclamação na ANS pelo 0800 701 9656. [NEG-04, NEG-08]</p>
<p>O relatório do médico é a base de tudo. Peça que ele traga:</p>
<ul>
<li>o diagnóstico, com o código da CID;</li>
<li>cada terapia, com o número de sessões por semana e a duração;</li>
<li>o método e o motivo da escolha;</li>
<li>o que se espera do tratamento e o prejuízo se for interrompido;</li>
<li>a data da próxima reavaliação.</li>
</ul>
<p>Não somos advogados. Se a terapia foi interrompida, leve a negativa e o relatório a um advogado ou à Defensoria Pública. O roteiro completo está em <a href="/blog/o-plano-negou">O plano negou</a>.</p>
<aside>
<p><strong>Se for emergência</strong></p>
<p>Crise com risco imediato de vida ou de lesão irreparável, declarado pelo médico, é emergência. A cobertura é obrigatória e a carência é de no máximo 24 horas (Lei 9.656/1998, arts. 12 e 35-C). Vá ao pronto-socorro e peça a declaração do risco. [URG-01, CAR-03]</p>
</aside>

<h2>Plano novo: entrada, carência e CPT</h2>
<p>Ninguém pode ser impedido de entrar num plano por deficiência (Lei 9.656/1998, art. 14). Escolher clientes pela saúde também é proibido, em qualquer tipo de contratação (Súmula Normativa 27/2015 da ANS). [CON-13, CON-14]</p>
<p>Declare o diagnóstico que já existe. A carência das terapias é de até 180 dias, como nos demais casos. [CAR-02]</p>
<p>A operadora às vezes aplica a cobertura parcial temporária (CPT), por até 24 meses. A CPT suspende só cirurgia, leito de alta tecnologia e procedimento de alta complexidade ligados exclusivamente à condição declarada. Consultas e exames simples continuam, cumpridas as carências (RN 558/2022, arts. 2º e 6º). [PRE-03, PRE-04]</p>
<p>Terapia não é cirurgia nem leito de alta tecnologia. Se negarem sessões em nome da CPT, exija a norma que chama aquela terapia de alta complexidade. Mais em <a href="/blog/doenca-preexistente">doença preexistente</a>. [PRE-03, NEG-01]</p>

<h2>O custo de cada sessão</h2>
<p>O contrato deve dizer com clareza se há coparticipação (Lei 9.656/1998, art. 16). Com várias sessões por semana, ela pesa. Faça a conta do mês inteiro antes de contratar: <a href="/blog/coparticipacao-e-franquia">coparticipação e franquia</a>. [CON-12]</p>
`,
} as const satisfies Article
