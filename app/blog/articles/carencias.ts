import type { Article } from "./article.ts"

export const carencias = {
  slug: "carencias",
  title: "Carência: o que querem dizer 24 horas, 180 e 300 dias",
  excerpt:
    "A carência é o tempo entre o início do plano e o direito de usar cada serviço. Saiba os prazos máximos, aprenda a contar os dias e veja quando eles diminuem.",
  metaDescription:
    "Carência do plano de saúde explicada: os prazos máximos de 24 horas, 180 e 300 dias, como contar as datas, o que é urgência e quando o prazo diminui.",
  author: "equipe-de-atendimento",
  categories: ["direitos", "guias"],
  tags: ["carencia", "cobertura", "contrato"],
  publishedOn: "2026-10-26",
  reviewedOn: "2026-11-13",
  sources: [
    {
      label: "Lei nº 9.656/1998, arts. 11, 12 e 35-C: prazos máximos, urgência e emergência.",
      href: "https://www.planalto.gov.br",
    },
    {
      label: "ANS, orientações sobre carência e cobertura.",
      href: "https://www.gov.br/ans",
    },
  ],
  reviewNote:
    "Os prazos máximos, as definições de urgência e emergência e a regra do recém-nascido foram lidos na Lei 9.656/1998. A dispensa de carência em contratos coletivos e a contagem das datas vêm de fontes secundárias: confirme com a ANS e na sua proposta.",
  body: `
<p>Você assinou a proposta, pagou a primeira mensalidade e recebeu a carteirinha. Na primeira tentativa de marcar um exame, ouve que o procedimento “ainda está em carência”. A palavra assusta quem não foi avisado. Para quem anotou as datas desde o começo, é só um prazo.</p>
<p>Carência é o período, contado do início do plano, em que você já paga, mas ainda não pode usar determinado serviço. Ela existe para evitar que alguém contrate o plano na véspera de uma cirurgia e saia logo depois.</p>
<p>Cada serviço pode ter o seu prazo. Por isso não há uma resposta única para a pergunta “já posso usar?”. A resposta certa é: para quê?</p>
<h2>Os prazos máximos</h2>
<p>A Lei 9.656, de 1998, que é a lei dos planos de saúde, fixa o máximo que se pode exigir. A operadora pode pedir menos, nunca mais.</p>
<table>
<caption>Prazos máximos de espera em planos de saúde</caption>
<thead><tr><th scope="col">Situação</th><th scope="col">Prazo máximo</th></tr></thead>
<tbody>
<tr><th scope="row">Urgência e emergência</th><td>24 horas</td></tr>
<tr><th scope="row">Consultas, exames, internações, cirurgias e demais casos</th><td>180 dias</td></tr>
<tr><th scope="row">Parto a termo</th><td>300 dias</td></tr>
<tr><th scope="row">Doença ou lesão preexistente</th><td>até 24 meses de cobertura parcial</td></tr>
</tbody>
</table>
<p>A última linha tem natureza diferente das outras. Não é uma carência comum: durante esse tempo você continua atendido, com restrição apenas a certos procedimentos ligados à doença que declarou. Explicamos em <a href="/blog/doenca-preexistente">Doença preexistente: o que muda nos primeiros 24 meses</a>.</p>
<p>Na prática, muitos contratos preveem prazos menores para consultas e exames simples. O que vale para você é o quadro de carências da sua proposta. Se ele não veio, peça.</p>
<h2>Como contar os dias</h2>
<p>O prazo corre em dias seguidos, com fins de semana e feriados, a partir do início da vigência. No plano coletivo, essa data está na proposta e pode ser posterior à assinatura. Assinar no dia 20 com vigência no dia 10 do mês seguinte significa começar a contar no dia 10.</p>
<aside>
<h3>Um exemplo de calendário</h3>
<p>Suponha um plano com os prazos máximos e vigência a partir de 10 de março:</p>
<ul>
<li>urgência e emergência: a partir de 11 de março;</li>
<li>demais casos, depois de 180 dias: a partir de 6 de setembro;</li>
<li>parto, depois de 300 dias: a partir de 4 de janeiro do ano seguinte.</li>
</ul>
<p><em>Datas inventadas para mostrar a conta. Peça à operadora as suas, por escrito: muitas aparecem no aplicativo.</em></p>
</aside>
<p>Faça esse calendário para cada pessoa da família. Um dependente incluído meses depois pode ter a própria contagem.</p>
<h2>Urgência e emergência têm sentido próprio</h2>
<p>No dia a dia usamos as duas palavras para dizer “é grave”. Na lei, cada uma tem significado definido.</p>
<ul>
<li><strong>Emergência</strong> é o caso em que há risco imediato de vida ou de lesão irreparável, declarado pelo médico que atende.</li>
<li><strong>Urgência</strong> é o caso resultante de acidente pessoal ou de complicação na gravidez.</li>
</ul>
<p>Passadas as primeiras 24 horas de plano, o atendimento já não pode ser recusado por carência. A discussão costuma começar depois, quando o paciente precisa ficar internado e a carência de internação ainda não terminou. Há regras próprias para esse momento, e elas mudam conforme o caso e o tipo de plano. Pergunte antes de assinar: “Se eu der entrada numa emergência no segundo mês e precisar ficar internado, o que o plano cobre?”. Guarde a resposta.</p>
<p>Se o atendimento for negado, peça a negativa por escrito, com o motivo. Com ela, registre a reclamação na <a href="https://www.gov.br/ans">ANS</a>, que cobra resposta da operadora.</p>
<h2>Quando a carência pode ser menor, ou nenhuma</h2>
<p>Antes de contratar, veja se você está em uma destas quatro situações. Em todas, peça as condições por escrito.</p>
<h3>Portabilidade</h3>
<p>Quem já tem plano e atende aos requisitos pode mudar para outro sem cumprir de novo os prazos que já cumpriu. É um direito, com regras da ANS. Veja <a href="/blog/portabilidade-de-carencias">Portabilidade de carências</a>.</p>
<h3>Redução oferecida pela operadora</h3>
<p>É uma condição comercial. A operadora aceita o tempo que você passou em outro plano, ou faz uma campanha com prazos menores. Não é obrigada a isso, e a redução raramente alcança tudo. Leia quais prazos caem e quais permanecem.</p>
<h3>Entrada em momento certo do contrato coletivo</h3>
<p>Em certos contratos coletivos, quem adere logo que o contrato começa, ou logo que passa a ter o vínculo, pode ficar dispensado de carências. Nos planos por adesão, o aniversário do contrato também pode abrir essa oportunidade para quem se associou depois. O período é curto. Pergunte se há uma janela aberta e confirme com a ANS.</p>
<h3>Recém-nascido e filho adotivo</h3>
<p>Em planos que cobrem parto, a lei garante a inscrição do recém-nascido, filho natural ou adotivo, sem carência, desde que seja feita em até 30 dias do nascimento ou da adoção. Se o titular ainda cumpre carência, confirme as condições com a operadora durante a gestação.</p>
<h2>Se você vai trocar de plano</h2>
<p>O erro mais caro é cancelar o plano antigo confiando numa promessa de carência zero feita por mensagem. Siga esta ordem:</p>
<ol>
<li>Verifique primeiro se tem direito à portabilidade.</li>
<li>Se não tiver, peça o quadro de carências do novo plano, com as reduções já aplicadas e o seu nome no documento.</li>
<li>Confira se algum exame, cirurgia ou tratamento previsto cairia dentro dos novos prazos.</li>
<li>Espere a confirmação do início da vigência.</li>
<li>Só então peça o cancelamento do plano antigo e guarde o comprovante.</li>
</ol>
<p>Se as contas permitirem, manter os dois planos por um mês pode sair mais barato do que ficar descoberto na hora errada. Essa sobreposição não vale para a portabilidade, que tem prazo próprio para o cancelamento do plano de origem.</p>
`,
} as const satisfies Article
