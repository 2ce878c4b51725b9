import type { Article } from "../article.ts"

export const carencias = {
  slug: "carencias",
  title: "Carência: o que querem dizer 24 horas, 180 e 300 dias",
  excerpt:
    "A carência é o tempo entre o início do plano e o direito de usar cada serviço. Os prazos máximos, como contar os dias, a emergência e quando não há espera.",
  metaDescription:
    "Carência do plano de saúde: os prazos máximos de 24 horas, 180 e 300 dias, como contar, o que vale na emergência e quando a carência não se aplica.",
  author: "rosa-amaral",
  reviewer: "responsavel",
  categories: ["direitos", "guias"],
  tags: ["carencia", "cobertura", "contrato"],
  publishedOn: "2026-10-26",
  reviewedOn: "2026-11-16",
  body: `
<p>A lei limita a carência a 24 horas em urgência e emergência, 300 dias no parto a termo e 180 dias nos demais casos (Lei 9.656/1998, art. 12). O contrato pode ter prazos menores, nunca maiores. Carência é o tempo entre o início do plano e o direito de usar cada serviço. [CAR-01, CAR-02, CAR-03]</p>

<h2>Os prazos máximos</h2>
<table>
<caption>Espera máxima em planos de saúde (Lei 9.656/1998, arts. 11 e 12) [CAR-01, CAR-02, CAR-03, PRE-01, PRE-03]</caption>
<thead><tr><th scope="col">Situação</th><th scope="col">Máximo</th></tr></thead>
<tbody>
<tr><th scope="row">Urgência e emergência</th><td>24 horas</td></tr>
<tr><th scope="row">Consultas, exames, internações, cirurgias e demais casos</th><td>180 dias</td></tr>
<tr><th scope="row">Parto a termo</th><td>300 dias</td></tr>
<tr><th scope="row">Doença preexistente declarada</th><td>até 24 meses de cobertura parcial</td></tr>
</tbody>
</table>
<p>A última linha não é carência. Só ficam suspensos cirurgia, leito de alta tecnologia e alta complexidade ligados exclusivamente à doença declarada. Veja <a href="/blog/doenca-preexistente">doença preexistente</a>. [PRE-03, PRE-04]</p>
<p>O contrato deve indicar as carências com clareza. Leia o quadro da sua proposta antes de assinar. [CON-12]</p>

<h2>Como contar os dias</h2>
<p>O prazo corre em dias seguidos, com fins de semana e feriados. Confira as duas datas: a da assinatura e a do início da vigência. A ANS conta do início da vigência (RN 438/2018); a Súmula 597 do STJ fala em data da contratação. No coletivo, as duas podem ser diferentes. [CAR-04]</p>
<p>Um exemplo, com datas inventadas e os prazos máximos: a vigência começa em 10 de março. Pela conta da ANS, a urgência e a emergência valem a partir de 11 de março; os demais casos, de 6 de setembro; o parto a termo, de 4 de janeiro do ano seguinte. Faça a conta de cada pessoa da família. [CAR-01, CAR-02, CAR-03, CAR-04]</p>

<h2>Urgência e emergência</h2>
<p><strong>Emergência</strong> é o risco imediato de vida ou de lesão irreparável, declarado pelo médico. <strong>Urgência</strong> é o acidente pessoal ou a complicação da gestação. O plano é obrigado a cobrir as duas (Lei 9.656/1998, art. 35-C). [URG-01]</p>
<aside>
<p><strong>Se for emergência</strong></p>
<p>Passadas 24 horas, o atendimento não pode ser recusado por carência. Em acidente, o plano hospitalar cobre sem restrição depois de 24 horas. Em outra emergência, durante a carência de internação, a Resolução Consu 13/1998 garante as primeiras 12 horas e a remoção. [CAR-03, URG-02, URG-03]</p>
<p>As Súmulas 302 e 597 do STJ dizem que é abusivo limitar a internação no tempo e exigir mais de 24 horas de carência na urgência. O tribunal vai fixar a tese no Tema 1.314, sem decisão em 5 de outubro de 2026. Última conferência nossa: 15 de novembro de 2026. [URG-04, URG-05, URG-07]</p>
<p>Se negarem a internação, peça a declaração do médico e a negativa por escrito e procure a ANS no mesmo dia, pelo 0800 701 9656. Se houver risco, procure também um advogado ou a Defensoria Pública. [NEG-01, NEG-08]</p>
</aside>

<h2>Se o plano negar</h2>
<p>A negativa deve vir por escrito, com a cláusula ou a norma, mesmo sem você pedir (RN 623/2024, art. 14). [NEG-01]</p>
<table>
<caption>Prazo da operadora para responder (RN 623/2024, art. 12) [NEG-02]</caption>
<thead><tr><th scope="col">Pedido</th><th scope="col">Resposta</th></tr></thead>
<tbody>
<tr><th scope="row">Urgência e emergência</th><td>na hora</td></tr>
<tr><th scope="row">Alta complexidade e internação eletiva</th><td>até 10 dias úteis</td></tr>
<tr><th scope="row">Demais pedidos de cobertura</th><td>até 5 dias úteis</td></tr>
<tr><th scope="row">O que não é cobertura</th><td>até 7 dias úteis</td></tr>
</tbody>
</table>
<p>O que fazer com a resposta está em <a href="/blog/o-plano-negou">o plano negou</a>.</p>

<h2>Quando não há carência, ou ela é menor</h2>
<h3>Portabilidade</h3>
<p>Com 2 anos de plano, ou 3 se houve cobertura parcial temporária, e mensalidades em dia, você troca sem cumprir de novo o que já cumpriu. Os requisitos estão em <a href="/blog/portabilidade-de-carencias">portabilidade de carências</a>. [POR-01, POR-02]</p>
<h3>Entrada em 30 dias no contrato coletivo</h3>
<p>Não cumpre carência quem entra em até 30 dias: da celebração do contrato ou do seu vínculo, no empresarial com 30 ou mais pessoas (RN 557/2022, art. 6º); da celebração ou do aniversário do contrato, na adesão (art. 17). O aniversário serve a quem se vinculou à entidade depois. [CAR-05, CAR-06]</p>
<p>Na adesão pode haver cobertura parcial por doença preexistente. No empresarial com 30 ou mais, quem entra no prazo não tem cobertura parcial nem agravo. [CAR-06, CAR-07]</p>
<h3>Mudança na mesma operadora</h3>
<p>Segundo a Súmula Normativa 21/2011 da ANS, quem muda de plano na mesma operadora não cumpre de novo as carências já cumpridas. [CAR-09]</p>
<h3>Recém-nascido e filho adotivo</h3>
<p>Em plano com obstetrícia, o recém-nascido, filho natural ou adotivo, entra sem carência se inscrito em até 30 dias do nascimento ou da adoção. Se o titular ainda não cumpriu 180 dias, o bebê segue a carência que faltar ao titular (Súmula Normativa 25/2012 da ANS). O filho adotivo menor de 12 anos aproveita as carências já cumpridas por quem o adotou, com pedido em até 30 dias. Veja <a href="/blog/gravidez-parto-e-bebe">gravidez, parto e bebê</a>. [CAR-11, CAR-12, CAR-13]</p>
<h3>Redução oferecida pela operadora</h3>
<p>É uma condição comercial, que ela não é obrigada a dar. Leia no documento quais prazos caem e quais ficam.</p>

<h2>Antes de trocar de plano</h2>
<ol>
<li>Veja se você tem direito à portabilidade.</li>
<li>Se não tem, peça o quadro de carências do novo plano com o seu nome e as reduções aplicadas.</li>
<li>Confira se algum exame, cirurgia ou tratamento cai dentro dos novos prazos.</li>
<li>Espere a confirmação do início da vigência.</li>
<li>Só então cancele o antigo. Na portabilidade, cancele em até 5 dias do início do novo (RN 438/2018, art. 18). [POR-08]</li>
</ol>
`,
} as const satisfies Article
