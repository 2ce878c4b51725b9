import type { Article } from "../article.ts"

export const servidorFederalPodeAbrirMei = {
  slug: "servidor-federal-pode-abrir-mei",
  title: "Servidor federal pode abrir MEI para contratar um plano?",
  excerpt:
    "Abrir um CNPJ para entrar num plano empresarial expõe o servidor federal da ativa à demissão. O que diz a Lei 8.112/1990 e o que fazer se o MEI já foi aberto.",
  metaDescription:
    "Servidor federal e MEI: o que a Lei 8.112/1990 proíbe, como a CGU lê a infração, o que fazer se o MEI já foi aberto e como ter plano sem empresa.",
  author: "dalva-nunes",
  reviewer: "responsavel",
  categories: ["legislacao", "protecao"],
  tags: ["cnpj", "contrato", "adesao", "sougov"],
  publishedOn: "2026-10-08",
  reviewedOn: "2026-11-16",
  body: `
<p>Não abra. A Lei 8.112/1990, art. 117, X, proíbe ao servidor civil federal administrar sociedade privada e exercer o comércio. A leitura corrente é que o servidor da ativa não pode ser MEI. Quem descumpre está sujeito à demissão (art. 132, XIII). Se você já abriu, fale primeiro com um advogado. [FED-01, FED-03, FED-06]</p>

<h2>O que a lei proíbe</h2>
<p>O servidor não participa da gerência nem da administração de sociedade privada, e não exerce o comércio. Ele só entra numa sociedade como acionista, cotista ou comanditário, isto é, sem administrá-la. O texto está no <a href="https://www.planalto.gov.br/ccivil_03/Leis/L8112compilado.htm">art. 117 da Lei 8.112/1990</a>. [FED-01]</p>
<p>A proibição não alcança a participação em certos conselhos nem quem está em licença para tratar de interesses particulares, observadas as regras de conflito de interesses. [FED-02]</p>
<p>No MEI, quem tem o negócio é quem o administra. Por isso a leitura corrente o inclui na proibição. [FED-06]</p>

<h2>Como a CGU lê a infração</h2>
<p>Para a CGU, a Controladoria-Geral da União, a infração exige atuação de fato e repetida como gerente ou administrador; o registro sozinho não basta (Enunciado 9/2015). Isso ajuda na defesa, mas não é motivo para abrir: quem abre o MEI fica sujeito a ter de se explicar num processo. [FED-03, FED-04]</p>
<p>Essa leitura trata de gerente e administrador. A lei proíbe também exercer o comércio. [FED-01]</p>

<h2>Se você já abriu o MEI</h2>
<ol>
<li>Antes de falar com o órgão, converse com o advogado do sindicato ou um de sua confiança. Leve o certificado do MEI, a data de abertura e o que houve de atividade.</li>
<li>Se há plano ligado a esse CNPJ, veja a portabilidade antes de perder o contrato. Se o contrato for cancelado, são 60 dias, contados do dia em que você soube (RN 438/2018, art. 8º). O pedido está em <a href="/blog/portabilidade-de-carencias">portabilidade de carências</a>. [POR-05]</li>
<li>Dê baixa no MEI assim que a família estiver coberta. Não espere meses por isso.</li>
<li>Só então, com orientação, decida se e como comunicar o fato ao órgão.</li>
<li>Anote quem sugeriu a abertura, quando e com que argumento. Guarde as mensagens.</li>
</ol>
<p>Não somos advogados. Este texto não substitui a orientação de quem vai ler os seus documentos.</p>

<h2>O que o plano do MEI exige</h2>
<p>A RN 557/2022 exige do empresário individual, MEI incluído, inscrição regular há pelo menos 6 meses. Ele a comprova na contratação e a cada aniversário do contrato. [CON-05]</p>
<p>A operadora só encerra esse contrato no aniversário, com aviso de ao menos 60 dias e razões por escrito. Isso não protege quem deixa de pagar nem quem está com o registro irregular (art. 14). [CON-06]</p>
<p>O contrato é coletivo, e o reajuste anual não segue o teto que a ANS fixa para os planos individuais. Com até 29 pessoas, ele recebe o percentual único que a operadora aplica aos contratos pequenos (RN 565/2022). [REA-01, REA-05]</p>

<h2>Outras situações</h2>
<h3>Servidor estadual ou municipal</h3>
<p>Estatutos de estados e municípios têm regra própria. Muitos repetem a federal; alguns não. Leia o seu antes de qualquer registro. Se o MEI já existe, a ordem é a mesma: primeiro o advogado. [FED-07]</p>
<h3>Servidor aposentado</h3>
<p>A leitura corrente fala do servidor da ativa. Se você é aposentado, consulte um advogado antes de qualquer registro. E não abra empresa sem atividade só para ter plano. [FED-06]</p>
<h3>Empresa do cônjuge ou de um filho</h3>
<p>É outro caso. A empresa já existe, e quem a administra é o cônjuge ou o filho. O contrato empresarial pode aceitar cônjuge e parentes do titular; você entra como dependente, em regra no mesmo contrato que ele. Pergunte quem o contrato aceita. [CON-03, CON-07, CON-08]</p>
<p>Pôr no nome do cônjuge ou do filho um negócio que você administra não afasta a proibição. A lei fala em participar da gerência. [FED-01]</p>
<h3>Operadora que só vende com CNPJ</h3>
<p>A <a href="/alice">Alice</a>, por exemplo, contrata pelo CNPJ de uma empresa e não tem plano por adesão. Não é um plano para o servidor federal da ativa, salvo como dependente do cônjuge ou do filho que já tem empresa, e se a Alice aceitar.</p>

<h2>Como ter plano sem empresa</h2>
<ul>
<li><strong>Coletivo por adesão.</strong> A entidade contrata; você adere porque tem vínculo com ela. Veja <a href="/blog/plano-coletivo-por-adesao">o que conta como vínculo</a>. [CON-02]</li>
<li><strong>Plano do órgão.</strong> A União, as autarquias e as fundações fazem convênio com autogestões ou contratam operadora por licitação. Pergunte à gestão de pessoas se o seu órgão tem um. [FED-09]</li>
<li><strong>Individual ou familiar.</strong> O reajuste anual tem teto da ANS. A oferta varia de cidade para cidade. [REA-01]</li>
<li><strong>Troca do plano que você já tem.</strong> Com 2 anos no plano, ou 3 se houve cobertura parcial temporária, e mensalidades em dia, a portabilidade aproveita as carências cumpridas. [POR-01, POR-02]</li>
</ul>
<p>No Executivo federal, o ressarcimento só é pago se o titular do plano for você ou outra pessoa da lista da IN GABIN/MGI 496/2025. As condições estão em <a href="/blog/reembolso-do-servidor-federal">ressarcimento do plano</a>. [FED-11, FED-12]</p>
`,
} as const satisfies Article
