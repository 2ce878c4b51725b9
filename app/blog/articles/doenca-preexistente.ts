import type { Article } from "./article.ts"

export const doencaPreexistente = {
  slug: "doenca-preexistente",
  title: "Doença preexistente: o que muda nos primeiros 24 meses",
  excerpt:
    "Declarar uma doença não deixa você sem atendimento. Veja o que pode ficar suspenso por até 24 meses, o que continua coberto e como preencher a declaração.",
  metaDescription:
    "Plano de saúde e doença preexistente: o que é cobertura parcial temporária, o que fica suspenso por até 24 meses e como preencher a declaração de saúde.",
  author: "equipe-de-atendimento",
  categories: ["direitos", "protecao"],
  tags: ["cobertura", "carencia", "contrato", "documentos"],
  publishedOn: "2026-10-22",
  reviewedOn: "2026-11-13",
  sources: [
    {
      label: "Lei nº 9.656/1998, arts. 11 e 14: doença preexistente e proibição de impedir a entrada.",
      href: "https://www.planalto.gov.br",
    },
    {
      label: "ANS, Resolução Normativa nº 558/2022: doenças e lesões preexistentes.",
      href: "https://www.gov.br/ans",
    },
    { label: "ANS, Súmula Normativa nº 27/2015: proibição de selecionar clientes pela saúde ou pela idade." },
    {
      label: "Lei nº 13.709/2018 (LGPD): dados de saúde como dados sensíveis.",
      href: "https://www.gov.br/anpd",
    },
  ],
  reviewNote:
    "O limite de 24 meses, o dever de prova da operadora e a proibição de suspender o atendimento antes dela foram lidos na Lei 9.656/1998; a natureza sensível dos dados, na LGPD. O alcance da cobertura parcial, o agravo, a declaração e a proibição de recusa por doença vêm de fontes secundárias: confirme com a ANS.",
  body: `
<p>Pressão alta, diabetes, uma prótese no joelho, um câncer tratado há dez anos. Depois de certa idade, muita gente tem alguma linha a escrever na declaração de saúde e sente a tentação de deixá-la em branco. Não deixe. Boa parte do medo passa quando se sabe o que a declaração provoca.</p>
<h2>O que é uma doença preexistente?</h2>
<p>É a doença ou lesão que você sabe que tem quando contrata o plano. A palavra importante é <em>sabe</em>. Se um problema já existia, mas ninguém o havia diagnosticado e você não tinha como conhecê-lo, ele não entra nessa conta.</p>
<p>A informação é prestada num formulário chamado declaração de saúde, que faz parte da contratação. Cada pessoa tem a sua: titular, cônjuge, filhos.</p>
<h2>O que acontece quando eu declaro?</h2>
<p>A operadora pode aplicar a cobertura parcial temporária, conhecida pela sigla CPT. Por até 24 meses, contados da contratação ou da adesão, ficam suspensos certos procedimentos, desde que ligados à doença declarada. Passado esse tempo, a Lei 9.656, de 1998, proíbe excluir a cobertura dessa doença.</p>
<table>
<caption>Durante a cobertura parcial temporária</caption>
<thead><tr><th scope="col">Pode ficar suspenso, se ligado à doença declarada</th><th scope="col">Continua coberto, cumpridas as carências comuns</th></tr></thead>
<tbody>
<tr><td>Cirurgias</td><td>Consultas, inclusive sobre a própria doença</td></tr>
<tr><td>Internação em leito de alta tecnologia, como UTI</td><td>Exames e tratamentos que não sejam de alta complexidade</td></tr>
<tr><td>Procedimentos de alta complexidade</td><td>Qualquer procedimento do plano sem relação com a doença declarada</td></tr>
</tbody>
</table>
<p>A lista do que se considera alta complexidade é definida pela ANS, não pela operadora. Se houver dúvida sobre um exame ou um tratamento, consulte o rol na página da <a href="https://www.gov.br/ans">ANS</a>.</p>
<aside>
<h3>Um exemplo</h3>
<p>Uma servidora de 57 anos contrata o plano e declara catarata. Durante a cobertura parcial, ela consulta o oftalmologista e faz os exames simples normalmente, depois das carências comuns. A cirurgia de catarata pode ter de esperar os 24 meses.</p>
<p>Se nesse período ela quebrar o braço e precisar de cirurgia, vale a cobertura comum do plano, porque o braço nada tem a ver com a catarata.</p>
<p><em>Caso inventado para ilustrar a regra.</em></p>
</aside>
<h2>Existe alternativa aos 24 meses?</h2>
<p>A norma prevê o agravo: um acréscimo na mensalidade, negociado caso a caso, em troca da cobertura sem a espera. A operadora nem sempre oferece essa opção. Se oferecer, peça por escrito o valor, por quanto tempo será cobrado e o que exatamente passa a ser coberto.</p>
<p>Para quem já tem plano há alguns anos, a <a href="/blog/portabilidade-de-carencias">portabilidade de carências</a> pode ser um caminho melhor, porque aproveita o tempo já cumprido. Há também contratos coletivos em que a cobertura parcial não se aplica. Pergunte se é o caso do plano que lhe oferecem.</p>
<h2>Como preencher a declaração de saúde?</h2>
<ol>
<li>Reserve tempo. Não responda por telefone, nem deixe outra pessoa marcar as respostas por você.</li>
<li>Tenha à mão exames recentes, a lista de remédios e o nome dos médicos.</li>
<li>Declare o diagnóstico que recebeu, sem diminuir nem aumentar. “Faço controle de pressão com remédio desde 2019” é uma boa resposta.</li>
<li>Se não entender uma pergunta, peça a entrevista qualificada: um médico orienta o preenchimento, sem custo quando é indicado pela operadora.</li>
<li>Guarde uma cópia assinada e datada.</li>
</ol>
<p>Um corretor sério não responde por você e não sugere omitir nada. Se alguém disser “põe não em tudo, que ninguém confere”, procure outro. Quem assina a declaração é você.</p>
<h2>E se eu esquecer alguma coisa, ou omitir?</h2>
<p>Esquecer de boa-fé um problema resolvido há muitos anos é diferente de esconder um tratamento em curso. Se a operadora entender que houve omissão de doença conhecida, pode alegar fraude e levar o caso à ANS. A Lei 9.656 diz que cabe a ela provar que você sabia da doença. Até essa prova, o atendimento não pode ser suspenso.</p>
<p>Se a fraude for reconhecida, as consequências são duras: você pode perder o plano e ter de pagar despesas. Não vale o risco.</p>
<p>Quem percebe depois que deixou algo de fora deve comunicar à operadora por escrito e pedir orientação, em vez de esperar que o assunto apareça numa autorização negada.</p>
<h2>Podem recusar a minha entrada por causa da doença?</h2>
<p>O artigo 14 da Lei 9.656 proíbe impedir a entrada de alguém por causa da idade ou de deficiência. A ANS entende, na Súmula Normativa 27, de 2015, que a condição de saúde também não pode ser motivo de recusa. O que a operadora pode fazer é aplicar a cobertura parcial. Os demais requisitos continuam valendo: num plano por adesão, por exemplo, é preciso comprovar o vínculo com a entidade.</p>
<p>Desconfie da recusa disfarçada. A proposta que “não foi aprovada pelo sistema”, sem explicação, pode ser uma delas. Peça o motivo por escrito e, se não vier, leve o caso à ANS.</p>
<h2>Para quem entregar essas informações?</h2>
<p>Informações de saúde são dados sensíveis para a lei brasileira. Para uma cotação, bastam um contato e as idades; exames, laudos e a declaração só devem seguir na contratação, pelo canal oficial. Saiba mais em <a href="/blog/seus-dados-na-cotacao">Seus dados na cotação</a>.</p>
`,
} as const satisfies Article
