import { scamWarning } from "../../../leads/lead/scam-warning.ts"
import type { Article } from "../article.ts"

export const emQualEntidadeMeFilio = {
  slug: "em-qual-entidade-me-filio",
  title: "Em qual entidade me filio? Sindicato, associação e administradora",
  metaTitle: "Plano por adesão: em qual entidade me filio?",
  excerpt:
    "No plano por adesão, a entidade contrata e você adere. Veja que vínculo vale, o que cada cobrança paga e como reconhecer uma filiação de fachada.",
  metaDescription:
    "Plano de saúde por adesão: que vínculo vale, como escolher entre sindicato e associação, o que a administradora faz e o que acontece se você se desfiliar.",
  author: "rosa-amaral",
  reviewer: "responsavel",
  categories: ["protecao", "guias"],
  tags: ["adesao", "contrato", "documentos", "lgpd"],
  publishedOn: "2026-11-16",
  reviewedOn: "2026-11-16",
  body: `
<p>Só entra no plano por adesão, como titular, quem tem vínculo de verdade com a entidade que o contratou (RN 557/2022 da ANS, art. 15). Escolha a entidade que já representa a sua carreira. Desconfie da associação que aceita qualquer profissão no mesmo dia. [CON-02]</p>

<h2>Quem contrata cada tipo de plano</h2>
<p>Todo plano é individual ou familiar, coletivo empresarial ou coletivo por adesão (Lei 9.656/1998, art. 16). Nos dois coletivos existe uma pessoa jurídica entre você e a operadora. Na adesão, a entidade contrata; você adere. [CON-01, CON-02, CON-03]</p>
<table>
<caption>Quem contrata e quem entra nos planos coletivos [CON-02, CON-03, CON-07]</caption>
<thead>
<tr><th scope="col">Tipo</th><th scope="col">Quem contrata</th><th scope="col">Quem entra</th></tr>
</thead>
<tbody>
<tr><th scope="row">Empresarial</th><td>A empresa ou o órgão</td><td>Quem tem vínculo empregatício ou estatutário com a contratante; sócios, administradores, demitidos, aposentados e familiares que o contrato previr</td></tr>
<tr><th scope="row">Por adesão</th><td>A entidade profissional, de classe ou de setor</td><td>Quem tem vínculo com a entidade e os familiares que o contrato previr</td></tr>
</tbody>
</table>
<p>Uma família ou um grupo de colegas não contrata plano coletivo por conta própria: falta a empresa ou a entidade. Sem o vínculo exigido, a ANS trata o contrato como individual (RN 557/2022). [CON-04]</p>

<h2>O vínculo que vale</h2>
<p>A entidade precisa ter caráter profissional, classista ou setorial. Na prática, é o sindicato da carreira, a associação de servidores ou o conselho da profissão. Você adere ao contrato porque faz parte dela. [CON-02]</p>
<p>Antes de assinar a ficha de filiação, verifique:</p>
<ul>
<li>se o estatuto aceita a sua carreira e a sua situação: servidor da ativa, aposentado ou pensionista;</li>
<li>há quanto tempo a entidade existe e o que ela faz além do plano;</li>
<li>se o nome dela é o mesmo que aparece como contratante na proposta;</li>
<li>em que dia o contrato coletivo faz aniversário.</li>
</ul>
<p>A data do aniversário muda a carência. Não há carência para quem entra em até 30 dias da celebração do contrato coletivo. Quem se vinculou à entidade depois entra sem carência em até 30 dias do aniversário do contrato (RN 557/2022, art. 17). Nos dois casos pode haver cobertura parcial temporária (CPT) por <a href="/blog/doenca-preexistente">doença preexistente</a>. [CAR-06]</p>

<h2>Contribuição, taxa de adesão e mensalidade</h2>
<p>São cobranças diferentes, com destinos diferentes. Peça cada uma em linha separada.</p>
<table>
<caption>O que cada cobrança paga [COR-05]</caption>
<thead>
<tr><th scope="col">Cobrança</th><th scope="col">Quem recebe</th><th scope="col">O que paga</th></tr>
</thead>
<tbody>
<tr><th scope="row">Contribuição</th><td>A entidade</td><td>A sua filiação, conforme o estatuto</td></tr>
<tr><th scope="row">Taxa de adesão</th><td>O corretor ou a administradora</td><td>A venda do plano</td></tr>
<tr><th scope="row">Mensalidade</th><td>A operadora, às vezes por meio da administradora</td><td>O plano</td></tr>
</tbody>
</table>
<p>A taxa de adesão, ou de angariação, não é a primeira mensalidade. Segundo o Manual de Tópicos da Saúde Suplementar, da ANS (1ª ed., 2021, item 5.2), o valor dela deve ser diferente do da mensalidade. Você declara que sabe disso e da data em que a cobertura começa. Há mais em <a href="/blog/taxa-de-adesao">taxa de adesão não é a primeira mensalidade</a>. [COR-05]</p>
<p>Some tudo antes de comparar. Valores inventados para a conta: mensalidade de R$ 1.000 e contribuição de R$ 40. Em doze meses são R$ 12.480, mais a taxa de adesão, se houver.</p>
<p>Somos uma corretora. Quem nos paga é a operadora ou a administradora, por comissão. Quando houver taxa de adesão, o valor vem na cotação, por escrito.</p>

<h2>O que a administradora faz</h2>
<p>A administradora cuida do contrato coletivo: em geral, do cadastro, da cobrança e da conversa com a operadora. Ela não é a sua entidade. Também não é quem garante o atendimento: isso cabe à operadora.</p>
<p>Por isso o boleto às vezes traz o nome da administradora. Anote esse nome no dia da contratação e desconfie de boleto com nome diferente. ${scamWarning}</p>

<h2>Sinais de vínculo de fachada</h2>
<ul>
<li>A filiação sai na hora, sem nenhum documento da sua carreira.</li>
<li>A entidade aceita qualquer profissão.</li>
<li>Ninguém mostra o estatuto.</li>
<li>A ficha traz uma profissão que não é a sua.</li>
<li>Alguém sugere “ajustar” um contracheque ou uma declaração.</li>
</ul>
<p>O risco fica com você. Fraude e perda do vínculo estão entre os motivos que permitem à operadora excluir uma pessoa do contrato sem passar pela contratante (RN 557/2022, art. 24). [RES-06]</p>

<h2>O que acontece se você sair da entidade</h2>
<p>Quem se desfilia perde o vínculo que sustenta a adesão, e a perda do vínculo é motivo de exclusão do plano. Resolva o plano seguinte antes de pedir a desfiliação. [RES-06]</p>
<p>A portabilidade comum exige contrato ativo, mensalidades em dia e, na primeira troca, 2 anos no plano, ou 3 se houve CPT. Em regra, o plano novo deve estar em faixa de preço igual ou inferior (RN 438/2018 da ANS, art. 3º). Os 60 dias sem esse prazo mínimo valem em outros casos: morte do titular, fim da condição de dependente, demissão ou aposentadoria, e cancelamento do contrato coletivo (art. 8º). Não conte com eles para a desfiliação por vontade própria. Os passos estão em <a href="/blog/portabilidade-de-carencias">portabilidade de carências</a>. [POR-01, POR-02, POR-04, POR-05]</p>

<h2>Filiação a sindicato é dado sensível</h2>
<p>A lei de proteção de dados põe a filiação a sindicato entre os dados sensíveis, ao lado da saúde (Lei 13.709/2018, art. 5º). O uso deles exige consentimento específico e destacado, ou uma das hipóteses que a lei lista (art. 11). [DAD-01, DAD-02]</p>
<p>Uma primeira cotação não depende de carteira do sindicato, ficha de filiação nem contracheque. Envie esses papéis só depois de escolher o plano. Explicamos o resto em <a href="/blog/seus-dados-na-cotacao">seus dados na cotação</a>.</p>
`,
} as const satisfies Article
