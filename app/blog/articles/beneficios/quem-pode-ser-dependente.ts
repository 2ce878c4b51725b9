import type { Article } from "../article.ts"

export const quemPodeSerDependente = {
  slug: "quem-pode-ser-dependente",
  title: "Quem pode entrar no seu plano: cônjuge, filhos, pais e outros",
  metaTitle: "Quem pode ser dependente no plano de saúde",
  excerpt:
    "Até que grau de parentesco o contrato pode aceitar, que documento prova o vínculo, os 30 dias do bebê e a diferença entre plano, ressarcimento e imposto de renda.",
  metaDescription:
    "Cônjuge, filhos, enteados, pais e netos: quem pode ser dependente no plano de saúde, que documentos provam o vínculo e que prazos observar.",
  author: "rosa-amaral",
  reviewer: "responsavel",
  categories: ["beneficios"],
  tags: ["dependentes", "documentos", "carencia", "contrato"],
  pictureAlt: "Uma família de quatro pessoas debaixo do mesmo guarda-chuva.",
  publishedOn: "2026-09-03",
  reviewedOn: "2026-11-16",
  body: `
<p>No plano coletivo entram o cônjuge ou companheiro, parentes de sangue até o 3º grau e por afinidade até o 2º, se o contrato previr. O bebê, em regra, entra sem carência se for inscrito em até 30 dias do nascimento, em plano com obstetrícia. No ressarcimento do Executivo federal a lista é menor: pai e mãe não entram. [CON-07, CAR-11, CAR-12, FED-13]</p>

<h2>Quem o contrato pode aceitar</h2>
<p>O limite dos coletivos está na RN 557/2022 da ANS. Ele é o máximo: dentro dele, só entra quem o contrato previr. [CON-07]</p>
<ul>
<li><strong>Cônjuge ou companheiro.</strong> [CON-07]</li>
<li><strong>Por sangue, até o 3º grau:</strong> pais, filhos, avós, netos, irmãos, bisavós, bisnetos, tios e sobrinhos. [CON-07]</li>
<li><strong>Por afinidade, até o 2º grau:</strong> sogros, genros, noras, enteados, cunhados, avós e netos do cônjuge. [CON-07]</li>
</ul>
<p>Nas autogestões o limite é o 4º grau de parentesco com o titular ou o cônjuge, desde 1º de julho de 2026, se o estatuto aceitar (RN 137/2006 com a RN 649/2025). [AUT-01]</p>
<p>Em regra, o dependente entra com o titular no mesmo contrato. A mãe que não tem vínculo com a entidade não costuma entrar na adesão sem o filho que tem. [CON-02, CON-08]</p>
<p>Dois contratos da mesma operadora podem ter listas diferentes. Peça a cláusula de dependentes antes de prometer o plano a alguém. [CON-07]</p>

<h2>Documentos de cada um</h2>
<table>
<caption>O que costuma ser pedido e o que perguntar</caption>
<thead><tr><th scope="col">Quem</th><th scope="col">Documento</th><th scope="col">Pergunte</th></tr></thead>
<tbody>
<tr><th scope="row">Cônjuge</th><td>Certidão de casamento</td><td>Há data para entrar com carência menor?</td></tr>
<tr><th scope="row">Companheiro</th><td>Escritura ou declaração de união estável</td><td>Precisa ser de cartório?</td></tr>
<tr><th scope="row">Filhos</th><td>Certidão de nascimento</td><td>Até que idade? Muda para estudante?</td></tr>
<tr><th scope="row">Enteados</th><td>Certidão do enteado e prova da união</td><td>Entram como os filhos?</td></tr>
<tr><th scope="row">Menor sob guarda</th><td>Termo judicial</td><td>Guarda provisória serve?</td></tr>
<tr><th scope="row">Pai e mãe</th><td>Certidão de nascimento do titular</td><td>O contrato prevê? Em que data entram?</td></tr>
<tr><th scope="row">Netos, irmãos, sobrinhos</th><td>Certidões que mostrem o parentesco</td><td>Estão na cláusula?</td></tr>
</tbody>
</table>
<p>Todos costumam apresentar CPF e comprovante de residência. Confira se os nomes estão iguais em todos os documentos.</p>

<h2>Bebê e filho adotivo</h2>
<p>Em plano com obstetrícia, o bebê entra sem carência se for inscrito em até 30 dias do nascimento ou da adoção (Lei 9.656/1998, art. 12). Também não cabe cobertura parcial temporária por doença preexistente (RN 558/2022 da ANS, art. 20). [CAR-11]</p>
<p>O pai ou a mãe faz a inscrição, tenha o plano coberto o parto ou não. Se o titular ainda não cumpriu 180 dias de plano, o bebê segue a carência que faltar ao titular (Súmula Normativa 25/2012 da ANS). [CAR-12]</p>
<p>O filho adotivo menor de 12 anos aproveita as carências já cumpridas por quem o adotou, com pedido em até 30 dias. Para os outros dependentes, veja os <a href="/blog/carencias">prazos de carência</a>. [CAR-13]</p>
<aside>
<p><strong>Se for emergência</strong></p>
<p>O plano com obstetrícia cobre o recém-nascido, filho do titular ou de dependente, nos primeiros 30 dias depois do parto (Lei 9.656/1998, art. 12). Se recusarem o atendimento, a negativa deve vir por escrito, com a cláusula ou a norma (RN 623/2024 da ANS). Ligue no mesmo dia para a ANS: 0800 701 9656. [CAR-10, NEG-01, NEG-08]</p>
</aside>

<h2>Plano, ressarcimento e imposto de renda</h2>
<p>São listas diferentes. A mesma pessoa às vezes está em uma e fora das outras.</p>
<table>
<caption>Quem conta em cada lista (RN 557/2022; Instrução Normativa GABIN/MGI 496/2025; Lei 9.250/1995, arts. 8º e 35) [CON-07, FED-13, IRP-01, IRP-03]</caption>
<thead><tr><th scope="col">Quem</th><th scope="col">Plano coletivo</th><th scope="col">Ressarcimento do Executivo federal</th><th scope="col">Imposto de renda</th></tr></thead>
<tbody>
<tr><th scope="row">Cônjuge ou companheiro</th><td>Se o contrato previr</td><td>Sim</td><td>Se for dependente na declaração</td></tr>
<tr><th scope="row">Filhos</th><td>Se o contrato previr, até a idade que ele fixar</td><td>Menores de 21; de 21 a 24 incompletos, dependentes e estudantes de curso reconhecido pelo MEC; com invalidez ou deficiência</td><td>Em regra, até 21; até 24 na faculdade ou em escola técnica</td></tr>
<tr><th scope="row">Pai e mãe</th><td>Se o contrato previr</td><td>Não</td><td>Só dentro do limite de renda</td></tr>
</tbody>
</table>
<p>O ex-cônjuge ou ex-companheiro que recebe pensão alimentícia conta no ressarcimento. O resto da regra está em <a href="/blog/reembolso-do-servidor-federal">ressarcimento do servidor federal</a> e em <a href="/blog/plano-no-imposto-de-renda">plano no imposto de renda</a>. [FED-13]</p>

<h2>Pai e mãe no plano</h2>
<p>A idade não é motivo de recusa (Lei 9.656/1998, art. 14). O preço é o da faixa deles. Nos contratos feitos desde 2004, a última começa aos 59 anos e custa até seis vezes a primeira (RN 563/2022 da ANS). [CON-13, IDA-01, IDA-02]</p>
<p>Para doença declarada, a operadora pode aplicar a cobertura parcial temporária. Por até 24 meses, ela suspende cirurgia, leito de alta tecnologia e alta complexidade ligados exclusivamente a essa doença (RN 558/2022, art. 2º). Se eles já têm plano em dia, compare antes de sair. A conta está em <a href="/blog/plano-para-os-pais">plano para os pais do servidor</a>. [PRE-03]</p>

<h2>Quando o dependente sai</h2>
<p>Anote o aniversário em que cada filho deixa de ser dependente pelo contrato. Separação e morte do titular também mudam a situação.</p>
<p>Quem perde a condição de dependente tem 60 dias para pedir a portabilidade, contados do dia em que soube, sem prazo mínimo de plano nem faixa de preço. A operadora antiga deve informar o começo e o fim do prazo (RN 438/2018 da ANS, art. 8º). Se o titular morreu, leia <a href="/blog/plano-para-pensionistas">plano para pensionistas</a> antes de aceitar o cancelamento. [POR-05, POR-15]</p>
`,
} as const satisfies Article
