import type { Article } from "./article.ts"

export const quemPodeSerDependente = {
  slug: "quem-pode-ser-dependente",
  title: "Quem pode entrar no seu plano: cônjuge, filhos, pais e outros",
  metaTitle: "Quem pode ser dependente no plano de saúde",
  excerpt:
    "A lista de dependentes não é igual em todos os planos. Veja quem costuma ser aceito, que documento prova o parentesco e que prazo não pode passar.",
  metaDescription:
    "Cônjuge, filhos, enteados, pais e netos: quem pode ser dependente no plano de saúde, quais documentos provam o vínculo e quais prazos observar.",
  author: "equipe-de-atendimento",
  categories: ["beneficios"],
  tags: ["dependentes", "documentos", "carencia", "contrato"],
  pictureAlt: "Uma família de quatro pessoas debaixo do mesmo guarda-chuva.",
  publishedOn: "2026-09-03",
  reviewedOn: "2026-11-13",
  sources: [
    {
      label:
        "Lei nº 9.656/1998, arts. 12 e 14: recém-nascido, filho adotivo e proibição de recusa por idade.",
      href: "https://www.planalto.gov.br",
    },
    {
      label: "ANS, Resolução Normativa nº 557/2022: quem pode aderir aos planos coletivos.",
      href: "https://www.gov.br/ans",
    },
    {
      label: "Instrução Normativa GABIN/MGI nº 496/2025: dependentes no ressarcimento federal.",
      href: "https://www.gov.br/servidor",
    },
    { label: "ANS, Resolução Normativa nº 563/2022: faixas etárias." },
  ],
  reviewNote:
    "O prazo do recém-nascido e a proibição de recusa por idade foram lidos na Lei 9.656/1998; a lista de dependentes do ressarcimento federal, em página do Portal do Servidor; as faixas etárias, na resolução. O limite de parentesco dos planos coletivos vem de fontes secundárias e varia de contrato para contrato: confirme com a operadora e com a ANS.",
  body: `
<p>“Posso colocar minha mãe no plano?” A pergunta é comum em cotações, e a resposta é: depende do contrato. A norma diz até onde a lista de dependentes pode ir. Cada contrato escolhe onde parar.</p>
<p>Por isso, antes de prometer o plano a alguém da família, peça a cláusula de dependentes. É uma leitura curta e evita mal-entendidos.</p>

<h2>Até onde a lista pode ir</h2>
<p>Nos planos coletivos, a regra da ANS admite o grupo familiar do titular e põe um limite de parentesco, contado em graus. Esse limite é o máximo. Dentro dele, só entra quem o contrato previr. Um contrato pode aceitar pais e netos; outro, da mesma operadora, pode aceitar apenas cônjuge e filhos.</p>
<p>A cláusula costuma falar em dois tipos de parente. O parentesco por sangue, ou consanguíneo, inclui pais, filhos, avós, netos, irmãos, tios e sobrinhos. O parentesco por afinidade vem do casamento ou da união estável e inclui sogros, genros, noras, enteados e cunhados. Se a cláusula citar apenas o grau, peça que digam, por escrito, se a pessoa que você quer incluir está dentro dele.</p>
<p>Há ainda uma condição comum: o dependente entra porque o titular está no plano. Em regra, não se inscreve a mãe em um plano por adesão sem que o filho associado à entidade também participe.</p>

<h2>Pessoa por pessoa</h2>
<table>
<caption>Documentos mais pedidos e o que perguntar</caption>
<thead>
<tr><th scope="col">Quem</th><th scope="col">Como se prova</th><th scope="col">O que perguntar</th></tr>
</thead>
<tbody>
<tr><th scope="row">Cônjuge</th><td>Certidão de casamento</td><td>Há prazo depois do casamento para entrar com carência reduzida?</td></tr>
<tr><th scope="row">Companheiro ou companheira</th><td>Escritura ou declaração de união estável</td><td>O documento precisa ser de cartório?</td></tr>
<tr><th scope="row">Filhos</th><td>Certidão de nascimento</td><td>Até que idade? O prazo aumenta para estudante?</td></tr>
<tr><th scope="row">Filhos com deficiência ou invalidez</th><td>Certidão e laudo ou decisão</td><td>Há limite de idade nesse caso?</td></tr>
<tr><th scope="row">Enteados</th><td>Certidão do enteado e prova da união</td><td>São aceitos como os filhos?</td></tr>
<tr><th scope="row">Menor sob guarda ou tutela</th><td>Termo judicial</td><td>Guarda provisória é aceita?</td></tr>
<tr><th scope="row">Pai e mãe</th><td>Certidão de nascimento do titular</td><td>O contrato prevê? Em que data podem entrar?</td></tr>
<tr><th scope="row">Netos, irmãos, sobrinhos</th><td>Certidões que liguem as gerações</td><td>São dependentes ou outra categoria?</td></tr>
</tbody>
</table>
<p>Além desses papéis, todos costumam precisar de documento com CPF, comprovante de residência e declaração de saúde. Confira a grafia dos nomes. Uma certidão com sobrenome diferente do que está no RG pode fazer o pedido voltar.</p>

<h2>O bebê tem trinta dias</h2>
<p>Este é o prazo que ninguém deve perder. Quando o plano do titular cobre parto, a Lei 9.656/1998 garante a inscrição do recém-nascido, filho natural ou adotivo, sem carência. A condição é fazer o pedido em até trinta dias do nascimento ou da adoção. A mesma lei permite inscrever o filho adotivo menor de doze anos aproveitando as carências já cumpridas por quem adotou. Se o titular ainda está em carência, confirme as condições com a operadora.</p>
<p>Para os demais dependentes, o contrato pode prever janelas de entrada, como os primeiros dias depois do casamento. Fora delas, contam-se as carências normais, explicadas em <a href="/blog/carencias">24 horas, 180 e 300 dias</a>.</p>

<h2>Vale a pena incluir os pais?</h2>
<p>Quando o contrato permite, a decisão é de contas. O preço é calculado por vida, e a última faixa etária começa aos 59 anos. A mensalidade de um pai de 80 anos é a dessa última faixa, que pode chegar a seis vezes a da primeira. Compare três caminhos:</p>
<ul>
<li>os pais como dependentes no seu plano, se houver previsão;</li>
<li>um plano próprio para eles, individual ou por adesão, se tiverem vínculo com alguma entidade;</li>
<li>o plano que já têm. Se existe um plano antigo em dia, sair dele é decisão para pensar duas vezes.</li>
</ul>
<p>A idade não pode ser motivo de recusa: a mesma Lei 9.656/1998 diz que ninguém pode ser impedido de participar de plano de saúde em razão da idade. Carências e cobertura parcial para doença preexistente, porém, podem ser aplicadas.</p>

<h2>Dependente no plano não é dependente em tudo</h2>
<p>Três listas se parecem e não coincidem: a do plano de saúde, a do Imposto de Renda e a do ressarcimento do servidor federal. Alguém pode estar em uma e fora das outras. No ressarcimento do Executivo federal, por exemplo, a relação divulgada inclui cônjuge ou companheiro, filhos dentro de certas idades e ex-cônjuge que receba pensão alimentícia. Pai e mãe não aparecem. Veja os detalhes em <a href="/blog/reembolso-do-servidor-federal">ressarcimento do servidor federal</a> antes de contar com o valor.</p>

<h2>Quando o dependente precisa sair</h2>
<p>Todos se lembram da data de entrada; a de saída quase ninguém anota. Marque na agenda o aniversário em que cada filho deixa de ser dependente, e pergunte com três meses de antecedência o que o contrato oferece. O mesmo vale para separação, divórcio e falecimento do titular.</p>
<p>Quem perde a condição de dependente pode ter direito à portabilidade de carências, com regras próprias e prazo para pedir. Não espere a carteirinha ser recusada para perguntar. E não deixe no plano quem já perdeu o direito: um atendimento pode ser cobrado depois.</p>
`,
} as const satisfies Article
