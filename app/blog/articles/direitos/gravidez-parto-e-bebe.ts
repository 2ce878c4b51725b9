import type { Article } from "../article.ts"

export const gravidezPartoEBebe = {
  slug: "gravidez-parto-e-bebe",
  title: "Gravidez, parto e bebê: prazos que não esperam",
  excerpt:
    "Parto a termo tem carência de até 300 dias; complicação na gravidez, de até 24 horas. Veja o que muda para quem já está grávida e como inscrever o bebê.",
  metaDescription:
    "Plano de saúde na gravidez: carência de até 300 dias para o parto, o que vale em complicação e como inscrever o bebê sem carência em até 30 dias.",
  author: "rosa-amaral",
  reviewer: "responsavel",
  categories: ["direitos", "guias"],
  tags: ["carencia", "dependentes", "cobertura", "sougov"],
  publishedOn: "2026-11-16",
  reviewedOn: "2026-11-16",
  body: `
<p>A carência para parto a termo é de até 300 dias (Lei 9.656/1998, art. 12). Por isso o plano feito na gravidez, em regra, não cobre o parto. Complicação da gestação é urgência, com carência de até 24 horas. Em plano com obstetrícia, o bebê tem cobertura por 30 dias e, em regra, entra sem carência se inscrito nesse prazo. [CAR-01, CAR-03, CAR-10, CAR-11, URG-01]</p>

<h2>Antes de engravidar</h2>
<p>Trezentos dias são quase dez meses, mais do que uma gestação. São dias seguidos, e a ANS conta do início da vigência do plano (RN 438/2018). Um exemplo, pela conta da ANS: vigência em 10 de março de 2027, parto coberto a partir de 4 de janeiro de 2028. Anote também a data da assinatura: no coletivo, as duas às vezes diferem. [CAR-01, CAR-04]</p>
<p>Veja também se o plano tem obstetrícia. O contrato deve dizer com clareza as coberturas e as carências (Lei 9.656/1998, art. 16). Sem obstetrícia, não conte com o plano para o parto nem com a entrada do bebê sem carência. [CON-12, CAR-11]</p>

<h2>Quem já está grávida</h2>
<p>Consultas de pré-natal e exames entram nos demais casos, com carência de até 180 dias. A lei fixa o máximo, e o contrato às vezes tem prazo menor. Peça o quadro de carências antes de assinar. [CAR-02]</p>
<p>Quem entra num plano coletivo nestes prazos não cumpre carência, nem a do parto: [CAR-05, CAR-06]</p>
<ul>
<li><strong>Adesão:</strong> em até 30 dias da celebração do contrato coletivo; quem se vinculou à entidade depois, em até 30 dias do aniversário do contrato (RN 557/2022, art. 17). Pode haver cobertura parcial temporária por doença preexistente. [CAR-06]</li>
<li><strong>Empresarial com 30 ou mais pessoas:</strong> em até 30 dias da celebração do contrato ou do vínculo com a empresa (RN 557/2022, art. 6º). [CAR-05]</li>
</ul>
<p>Os outros prazos estão em <a href="/blog/carencias">carências de 24 horas, 180 e 300 dias</a>.</p>

<h2>Complicação e parto prematuro</h2>
<p>Os 300 dias são do parto a termo, isto é, no tempo certo. A complicação da gestação, inclusive a que antecipa o parto, é urgência para a lei. A cobertura é obrigatória, com carência de no máximo 24 horas. [CAR-01, CAR-03, URG-01]</p>
<p>A discussão aparece na internação. Na emergência durante a carência de internação, que é de até 180 dias, a Resolução Consu 13/1998 garante as primeiras 12 horas e a remoção. É nessa regra que a operadora costuma se apoiar para negar a internação. [CAR-02, URG-02]</p>
<p>As súmulas do STJ dizem que é abusivo limitar a internação no tempo (302) e exigir mais de 24 horas de carência em urgência ou emergência (597). O tribunal vai fixar a tese no Tema 1.314, sem decisão em 5 de outubro de 2026. Última conferência nossa: 15 de novembro de 2026. [URG-04, URG-05, URG-07]</p>
<aside>
<p><strong>Se for emergência</strong></p>
<p>A qualquer sinal de complicação, vá ao pronto-socorro. Peça ao médico que declare a complicação e o risco.</p>
<p>Em urgência, a operadora responde na hora. Se negar, a negativa vem por escrito, mesmo que você não peça (RN 623/2024, arts. 12 e 14). Registre a reclamação na ANS pelo 0800 701 9656 e veja os passos em <a href="/blog/o-plano-negou">O plano negou</a>. [NEG-01, NEG-02, NEG-08]</p>
</aside>

<h2>Os primeiros 30 dias do bebê</h2>
<p>O plano com obstetrícia cobre o recém-nascido, filho do titular ou de dependente, nos primeiros 30 dias depois do parto. Essa cobertura não substitui a inscrição. [CAR-10]</p>
<p>Inscrito em até 30 dias do nascimento, o bebê entra sem carência e sem cobertura parcial por doença preexistente (RN 558/2022, art. 20). A exceção está na próxima seção. Bebê nascido em 10 de maio: inscrição até 9 de junho. Depois disso, a lei já não garante a entrada sem carência. [CAR-11]</p>
<p>Faça assim:</p>
<ol>
<li>Antes do parto, pergunte por qual canal se inscreve o bebê e que documentos pedem.</li>
<li>Registre o nascimento na primeira semana.</li>
<li>Envie a certidão e guarde o protocolo com a data.</li>
<li>Peça a confirmação de que o bebê entrou sem carência.</li>
</ol>

<h2>Inscrição pelo pai ou pela mãe</h2>
<p>O pai ou a mãe pode inscrever o bebê no próprio plano com obstetrícia, mesmo que esse plano não tenha coberto o parto (Súmula Normativa 25/2012 da ANS). [CAR-11, CAR-12]</p>
<p>Se o titular ainda não cumpriu 180 dias de plano, o bebê segue a carência que faltar a ele. Titular com carência de 180 dias e 100 dias de plano: faltam 80, e são esses 80 que o bebê cumpre. [CAR-12]</p>

<h2>Adoção</h2>
<p>O recém-nascido adotado tem a mesma regra, com 30 dias contados da adoção. O filho adotivo menor de 12 anos entra aproveitando as carências que o adotante já cumpriu, se o pedido for feito em até 30 dias (Lei 9.656/1998, art. 12; Súmula Normativa 25/2012). Peça a inscrição assim que tiver o documento da adoção. [CAR-11, CAR-13]</p>

<h2>Portabilidade e obstetrícia</h2>
<p>Estar em tratamento não impede a portabilidade. A primeira exige 2 anos no plano de origem, ou 3 se houve cobertura parcial temporária (RN 438/2018, arts. 3º e 5º). Não se preenche declaração de saúde, salvo para cobertura que o plano antigo não tinha. Se ele era sem obstetrícia, pergunte à nova operadora que carência vale para o parto. [POR-02, POR-10, POR-14]</p>
<p>Você tem 60 dias para portar se perdeu o plano por demissão, aposentadoria, fim da condição de dependente, morte do titular ou cancelamento do contrato coletivo. O prazo conta do dia em que você soube, e não se exigem tempo mínimo de plano nem faixa de preço. Com menos de 300 dias no plano antigo, você cumpre no novo a carência que faltar; se cumpria cobertura parcial, o prazo que restar (art. 8º). O pedido está explicado em <a href="/blog/portabilidade-de-carencias">portabilidade de carências</a>. [POR-05, POR-06]</p>

<h2>Ressarcimento do servidor federal</h2>
<p>Filho menor de 21 anos conta no ressarcimento do Executivo federal. O titular do plano tem de ser uma das pessoas da lista da IN GABIN/MGI 496/2025, como o servidor, o aposentado ou o pensionista. Depois de inscrever o bebê no plano, inclua-o no SouGov. O passo a passo está em <a href="/blog/ressarcimento-no-sougov">ressarcimento no SouGov</a>. [FED-11, FED-12, FED-13]</p>
`,
} as const satisfies Article
