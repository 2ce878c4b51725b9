import type { Article } from "./article.ts"

export const servidorFederalPodeAbrirMei = {
  slug: "servidor-federal-pode-abrir-mei",
  title: "Servidor federal pode abrir MEI para contratar um plano?",
  excerpt:
    "A proposta de abrir um CNPJ só para entrar num plano empresarial pode custar o cargo. O que diz a Lei 8.112 e quais caminhos não passam por empresa.",
  metaDescription:
    "Servidor público federal e MEI: o que a Lei 8.112/1990 proíbe, por que abrir CNPJ para ter plano de saúde é um risco e quais são os outros caminhos.",
  author: "redacao-webplan",
  categories: ["legislacao", "protecao"],
  tags: ["cnpj", "contrato", "adesao", "sougov"],
  publishedOn: "2026-10-08",
  reviewedOn: "2026-11-14",
  sources: [
    {
      label: "Lei nº 8.112/1990, arts. 117, X, e 132, XIII: proibição e demissão.",
      href: "https://www.planalto.gov.br",
    },
    {
      label: "ANS, Resolução Normativa nº 557/2022: formas de contratação de planos.",
      href: "https://www.gov.br/ans",
    },
    {
      label: "Portal do Servidor: ressarcimento da saúde suplementar.",
      href: "https://www.gov.br/servidor",
    },
  ],
  reviewNote:
    "A proibição, as exceções e a pena de demissão foram lidas na Lei 8.112/1990, e a regra geral do ressarcimento, em página do Portal do Servidor. A aplicação da proibição ao MEI e os requisitos do CNPJ para contratar plano vêm de fontes secundárias: confirme com a gestão de pessoas do seu órgão e com a ANS.",
  body: `
<p>A oferta costuma vir assim: “Abra um MEI, é rápido e de graça. Em seis meses você entra num plano empresarial, bem mais em conta”. Para o servidor público federal em atividade, é um conselho perigoso.</p>
<h2>A resposta curta</h2>
<p>Não abra um MEI com essa finalidade. A Lei 8.112, de 1990, que rege os servidores civis da União, proíbe ao servidor participar da gerência ou da administração de sociedade privada e exercer o comércio. O entendimento corrente é que o microempreendedor individual está dentro dessa proibição, porque o MEI é, ao mesmo tempo, dono e administrador do próprio negócio.</p>
<p>A intenção não muda o registro. Ainda que a empresa nunca emita uma nota fiscal e sirva só para o plano, o seu CPF aparece como titular de uma atividade empresarial.</p>
<h2>O que diz a lei, com calma</h2>
<p>A proibição está no artigo 117, inciso X. A própria lei faz exceções: o servidor pode ser acionista, cotista ou comanditário, ou seja, pode ter participação numa sociedade sem administrá-la. Há ainda duas situações com regra própria: a participação em certos conselhos e a licença para tratar de interesses particulares. Nenhuma delas foi pensada para contratar plano de saúde.</p>
<p>A consequência está no artigo 132, inciso XIII: quem desrespeita essa proibição está sujeito à demissão, depois de processo administrativo com direito de defesa. Ninguém deveria pôr em jogo o cargo para mudar de tabela de preços.</p>
<blockquote><p>Nenhuma diferença de mensalidade vale um processo administrativo.</p></blockquote>
<p>O texto da lei pode ser lido na íntegra na página do <a href="https://www.planalto.gov.br">Planalto</a>. Se alguém afirmar que “isso já mudou”, peça o número da lei que mudou.</p>
<h2>E do lado do plano, funciona?</h2>
<p>Menos do que parece. Para um empresário individual contratar plano coletivo, as regras da ANS pedem que o CNPJ esteja ativo há pelo menos seis meses e que isso seja provado todos os anos. Não basta abrir, contratar e esquecer.</p>
<p>Quem mantém um MEI passa a ter guia mensal a pagar e declaração anual a entregar, mesmo sem faturamento. Se o registro fica irregular, o plano pode ser cancelado por falta do requisito, talvez no meio de um tratamento. E o contrato continua sendo coletivo: o reajuste anual é negociado e não segue o teto que a ANS fixa para planos individuais.</p>
<h2>Perguntas que aparecem</h2>
<h3>Sou servidor estadual ou municipal. Vale o mesmo?</h3>
<p>Depende do estatuto do seu estado ou município. Muitos repetem a proibição federal, outros têm regras diferentes. Só a gestão de pessoas do seu órgão pode responder com segurança, e convém que responda por escrito.</p>
<h3>Já estou aposentado. Posso?</h3>
<p>Em princípio, as proibições do artigo 117 dirigem-se a quem exerce o cargo. Há, porém, situações que pedem cuidado, como a aposentadoria por incapacidade. Consulte o órgão antes de qualquer registro. E pergunte a si mesmo se haverá atividade de verdade: abrir empresa sem atividade, apenas para parecer empresário, não é um caminho que recomendemos a ninguém.</p>
<h3>Meu marido ou minha filha já tem uma empresa. Posso entrar como dependente?</h3>
<p>É outra situação. A empresa existe, tem atividade própria e é administrada por quem pode administrá-la. Alguns contratos empresariais aceitam cônjuge, filhos e outros parentes do titular. Pergunte quem é aceito e quais documentos provam o parentesco. Só não vale “emprestar” o nome: pôr um negócio no nome do cônjuge enquanto o servidor o administra continua sendo um problema.</p>
<h3>Há operadoras que só vendem com CNPJ?</h3>
<p>Sim. A <a href="/alice">Alice</a>, por exemplo, trabalha com planos ligados a uma empresa e não tem produto por adesão. Esses planos servem a quem já tem empresa regular, ou é dependente de quem tem. Se não for o seu caso, procure outra porta.</p>
<h2>Caminhos que não passam por empresa</h2>
<ul>
<li><strong>Plano coletivo por adesão.</strong> Entra-se pelo vínculo com o sindicato, a associação ou a entidade profissional. Veja <a href="/blog/plano-coletivo-por-adesao">o que conta como vínculo</a>.</li>
<li><strong>Plano do próprio órgão.</strong> Verifique se há convênio ou plano de autogestão, e em que condições aceita dependentes.</li>
<li><strong>Plano individual ou familiar.</strong> A oferta varia muito conforme a cidade, mas o reajuste anual tem teto da ANS.</li>
<li><strong>Portabilidade.</strong> Se você já tem plano, talvez possa trocar sem cumprir novas carências.</li>
</ul>
<p>O servidor do Executivo federal que é titular do plano pode ainda pedir, no SouGov, o ressarcimento mensal. Antes de decidir pelo preço, veja se o plano que pretende contratar atende às regras: elas estão em <a href="/blog/reembolso-do-servidor-federal">Ressarcimento do plano</a>.</p>
<h2>Já abri um MEI. E agora?</h2>
<ol>
<li>Não deixe para depois. Reúna o certificado do MEI, as guias pagas e a data de abertura.</li>
<li>Procure a gestão de pessoas do seu órgão e pergunte como regularizar. Um advogado ou o sindicato pode acompanhar a conversa.</li>
<li>Se há plano de saúde ligado a esse CNPJ, peça à operadora a data de entrada, os prazos cumpridos e as condições de saída.</li>
<li>Antes de dar baixa, verifique se pode fazer a portabilidade de carências, para que a família não fique descoberta.</li>
<li>Guarde por escrito quem sugeriu a abertura e com que argumento.</li>
</ol>
<p>Um corretor que conhece o serviço público pergunta primeiro qual é o seu cargo e o seu vínculo. Se a primeira pergunta for sobre CNPJ, diga que é servidor e veja se a conversa muda.</p>
`,
} as const satisfies Article
