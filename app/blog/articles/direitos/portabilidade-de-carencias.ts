import type { Article } from "../article.ts"

export const portabilidadeDeCarencias = {
  slug: "portabilidade-de-carencias",
  title: "Portabilidade de carências: trocar de plano sem começar do zero",
  metaTitle: "Portabilidade de carências: passo a passo",
  excerpt:
    "Com 2 anos de plano em dia você troca de plano e aproveita as carências cumpridas. Os requisitos, as exceções, os prazos e a hora certa de cancelar o antigo.",
  metaDescription:
    "Portabilidade de carências: 2 anos de plano, faixa de preço e exceções, resposta em 10 dias, tratamento em curso e quando cancelar o plano antigo.",
  author: "caio-brandao",
  reviewer: "responsavel",
  categories: ["direitos", "guias"],
  tags: ["portabilidade", "carencia", "ans", "documentos"],
  isFeatured: true,
  pictureAlt: "Um bonde amarelo atravessa um aqueduto azul de dois andares de arcos, entre palmeiras.",
  publishedOn: "2026-11-09",
  reviewedOn: "2026-11-16",
  body: `
<p>Com 2 anos no plano, ou 3 se houve cobertura parcial temporária por doença preexistente, você troca de plano e aproveita as carências cumpridas. O plano atual precisa estar ativo e em dia, e o novo, em regra, em faixa de preço igual ou inferior (RN 438/2018 da ANS, art. 3º). Cancele o antigo só depois que o novo começar, e em até 5 dias. [POR-01, POR-02, POR-04, POR-08]</p>

<h2>Quem tem direito</h2>
<ul>
<li><strong>Tipo de plano.</strong> Individual, por adesão ou empresarial, contratado depois de 1º de janeiro de 1999 ou adaptado à lei. O direito é de cada pessoa: a família não precisa mudar junta. [POR-01]</li>
<li><strong>Situação.</strong> Contrato ativo e mensalidades em dia. [POR-01]</li>
<li><strong>Faixa de preço.</strong> Igual ou inferior à do plano atual. A faixa não se exige na troca de um empresarial por outro, em plano de preço pós-estabelecido nem nos casos de perda do vínculo descritos adiante. [POR-04]</li>
<li><strong>Vínculo, se o destino for coletivo.</strong> Na adesão, com a entidade que contratou; no empresarial, com a empresa ou o órgão. [CON-02, CON-03]</li>
</ul>
<table>
<caption>Tempo mínimo no plano atual (RN 438/2018, arts. 3º, 8º e 8º-A) [POR-02, POR-03, POR-05, POR-13]</caption>
<thead><tr><th scope="col">Situação</th><th scope="col">Tempo</th></tr></thead>
<tbody>
<tr><th scope="row">Primeira troca</th><td>2 anos</td></tr>
<tr><th scope="row">Primeira troca, se houve cobertura parcial temporária</th><td>3 anos</td></tr>
<tr><th scope="row">Trocas seguintes</th><td>1 ano</td></tr>
<tr><th scope="row">Trocas seguintes, se a anterior trouxe cobertura que você não tinha</th><td>2 anos</td></tr>
<tr><th scope="row">Morte do titular, fim da dependência, demissão, aposentadoria ou cancelamento do contrato coletivo</th><td>Sem tempo mínimo; pedido em até 60 dias</td></tr>
<tr><th scope="row">Saída de hospital ou pronto-socorro da rede no seu município</th><td>Sem tempo mínimo</td></tr>
</tbody>
</table>
<p>A última linha vale para quem perde hospital ou pronto-socorro no município onde mora ou contratou. Também não se exige faixa de preço (RN 585/2023). Pergunte à operadora até que dia fazer o pedido. [POR-13]</p>

<h2>Quem está em tratamento</h2>
<p>Você pode pedir. Tratamento não impede a portabilidade. Só quem está internado espera a alta, e nem isso quando o pedido é porque o vínculo acabou (RN 438/2018, art. 5º). [POR-10]</p>
<p>Na portabilidade ninguém pode pedir declaração de saúde nem alegar doença preexistente. A exceção são as coberturas que o plano antigo não tinha (art. 21). Veja o que é a cobertura parcial em <a href="/blog/doenca-preexistente">doença preexistente</a>. [POR-14]</p>

<h2>O que não vem do plano antigo</h2>
<p>A rede e o preço são os do novo plano, e o preço é o da sua faixa de idade. É proibido cobrar pela portabilidade ou mudar o preço por causa dela. Se o novo plano tem uma cobertura que o seu não tem, como o parto, pergunte qual carência vale para ela. [POR-11]</p>

<h2>O pedido, passo a passo</h2>
<ol>
<li><strong>Ache o registro do seu plano.</strong> O número vem na carteirinha ou no contrato. O nome comercial não basta: há planos de nomes parecidos.</li>
<li><strong>Consulte o <a href="https://www.ans.gov.br/gpw-beneficiario/">Guia ANS de Planos de Saúde</a>.</strong> A consulta é gratuita e mostra os planos compatíveis. [POR-12]</li>
<li><strong>Compare.</strong> Veja a rede perto de casa, a acomodação, a abrangência e a coparticipação. Ligue para os seus médicos.</li>
<li><strong>Emita o relatório quando já tiver decidido.</strong> Ele vale por 5 dias, contados da emissão do protocolo no guia. [POR-09]</li>
<li><strong>Entregue o pedido à nova operadora ou administradora.</strong> Escreva na proposta que é portabilidade e guarde o protocolo. Ela tem 10 dias para responder; sem resposta em 10 dias, o pedido é considerado aceito. [POR-07]</li>
<li><strong>Cancele o plano antigo em até 5 dias do início do novo.</strong> Quem passa desse prazo cumpre carências. [POR-08]</li>
</ol>
<p>Não cancele antes. O cancelamento que você pede vale assim que a operadora toma ciência dele (RN 561/2022). Se o titular sai, pergunte antes como ficam os dependentes. [CAN-07]</p>

<h2>Se o plano acabou</h2>
<p>Morte do titular, fim da condição de dependente, demissão, aposentadoria e cancelamento do contrato coletivo dão 60 dias para pedir a portabilidade, contados do dia em que você soube. Não há tempo mínimo nem faixa de preço. A operadora antiga deve informar as datas de início e de fim (RN 438/2018, art. 8º). [POR-05, POR-15]</p>
<p>Quem tinha menos de 300 dias de plano cumpre o que faltar de carência. Quem estava em cobertura parcial temporária cumpre o prazo que restar. Dois desses casos estão explicados em <a href="/blog/fim-do-contrato-coletivo">fim do contrato coletivo</a> e em <a href="/blog/plano-para-pensionistas">plano para pensionistas</a>. [POR-06]</p>

<h2>Documentos para separar</h2>
<ul>
<li>identidade e CPF de quem vai mudar;</li>
<li>carteirinha, ou declaração com o registro do plano atual;</li>
<li>comprovantes de que as mensalidades estão em dia;</li>
<li>declaração da operadora com a data de entrada e as carências cumpridas;</li>
<li>relatório de compatibilidade do guia;</li>
<li>comprovante do vínculo, se o destino for coletivo.</li>
</ul>
<p>Peça a declaração com antecedência e anote o protocolo.</p>

<h2>A “compra de carência” não é portabilidade</h2>
<p>É uma redução que a operadora dá por decisão comercial. Leia quais prazos caem e quais ficam. A diferença está no documento: a portabilidade comum tem o relatório de compatibilidade do guia.</p>
<p>Desconfie de quem manda cancelar primeiro ou cobra por mensagem para “garantir a vaga”. Ninguém pode cobrar taxa pela portabilidade. [POR-11]</p>
`,
} as const satisfies Article
