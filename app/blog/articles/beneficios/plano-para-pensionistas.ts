import type { Article } from "../article.ts"

export const planoParaPensionistas = {
  slug: "plano-para-pensionistas",
  title: "Pensionista: quais caminhos existem para ter um plano",
  excerpt:
    "O que fazer com o plano depois da morte do titular: quem pode ficar e por quanto tempo, os 60 dias da portabilidade e o ressarcimento do pensionista federal.",
  metaDescription:
    "Plano de saúde do pensionista: quem fica no plano do titular, os 60 dias da portabilidade, como entrar em outro plano e o ressarcimento federal.",
  author: "caio-brandao",
  reviewer: "responsavel",
  categories: ["beneficios", "direitos"],
  tags: ["pensionistas", "dependentes", "portabilidade", "sougov"],
  publishedOn: "2026-08-13",
  reviewedOn: "2026-11-16",
  body: `
<p>Se você era dependente no plano do titular que morreu, tem 60 dias para levar as carências cumpridas a outro plano, contados do dia em que soube do fim do vínculo (RN 438/2018 da ANS, art. 8º). Antes de sair, peça para ficar. No plano familiar, o dependente já inscrito fica. No coletivo, o contrato pode dizer que não, mas a Terceira Turma do STJ tem decisões a favor do dependente. [POR-05, MOR-01, MOR-03, MOR-04]</p>

<h2>Nos primeiros dias</h2>
<ol>
<li><strong>Continue pagando.</strong> Se a mensalidade era descontada do salário ou do provento do titular, o desconto tende a parar. Peça o boleto à operadora ou à administradora.</li>
<li><strong>Não assine pedido de cancelamento.</strong> O cancelamento que você pede vale assim que a operadora toma ciência dele (RN 561/2022). [CAN-07]</li>
<li><strong>Comunique a morte.</strong> Envie a certidão, pergunte a situação de cada dependente e anote o protocolo.</li>
<li><strong>Guarde a prova da data</strong> em que você soube do fim do vínculo. Dela correm os 60 dias. [POR-05]</li>
</ol>
<p>Desconfie de quem liga e cobra para “regularizar o plano” ou “liberar a pensão”. Os sinais estão em <a href="/blog/golpe-do-boleto-falso">como reconhecer o golpe antes de pagar</a>.</p>

<h2>Se você já era dependente no plano</h2>
<p>A regra muda conforme o contrato. A operadora diz qual é o seu.</p>
<h3>Plano individual ou familiar</h3>
<p>A morte do titular não encerra o plano familiar: os dependentes já inscritos o mantêm nas mesmas condições, assumindo as obrigações (Súmula Normativa 13/2010 da ANS). Peça a mudança de titularidade. [MOR-01]</p>
<h3>Coletivo empresarial</h3>
<p>Se o titular contribuía por causa de um emprego, o direito de permanência passa aos dependentes já cobertos, pelo tempo que a lei fixa e com pagamento da mensalidade inteira (Lei 9.656/1998, arts. 30 e 31). Se o titular era servidor estatutário, a lei não dá a mesma garantia: vale o convênio, o contrato do órgão ou o estatuto da entidade. [MOR-02, APO-01, APO-02, APO-07]</p>
<p>Em qualquer caso, peça a sucessão da titularidade. O que a Terceira Turma do STJ entende, explicado a seguir, vale também para o coletivo empresarial. [MOR-03]</p>
<h3>Coletivo por adesão</h3>
<p>O contrato pode dizer que a cobertura acaba. Antes de aceitar o cancelamento, peça por escrito a sucessão da titularidade. A Terceira Turma do STJ entende que os dependentes já inscritos podem assumir o plano, pagando a mensalidade inteira (Lei 9.656/1998, arts. 30 e 31). [MOR-03]</p>
<p>Em regra, a permanência vai até 24 meses (REsp 1.841.285, de 23 de março de 2021). Para a pessoa idosa com mais de dez anos de contribuição, a turma reconheceu a titularidade enquanto durar o contrato da entidade (REsp 2.029.978, de julho de 2023). [MOR-05]</p>
<p>São decisões que não obrigam todos os juízes: não deixe passar os 60 dias da portabilidade enquanto discute. [MOR-03, POR-05]</p>
<h3>Autogestão</h3>
<p>Vale o regulamento. Pergunte se o pensionista pode ser titular e em que prazo.</p>
<h3>Remissão</h3>
<p>Alguns contratos dão aos dependentes um período sem mensalidade depois da morte do titular. É a remissão. Pergunte se o seu tem, quanto dura, o que acontece no fim e de que dia correm os 60 dias da portabilidade. [POR-05]</p>

<h2>A portabilidade em 60 dias</h2>
<p>São 60 dias, contados do dia em que você soube do fim do vínculo. A operadora antiga deve informar esse prazo, com as datas de início e de fim. Se ela não informar, conte da morte do titular, por segurança. [POR-05, POR-15]</p>
<p>Nesse caso não se exigem tempo mínimo de plano nem faixa de preço. Quem está internado também pode pedir. Quem tinha menos de 300 dias de plano cumpre no novo a carência que faltar; quem cumpria cobertura parcial temporária, por doença preexistente, cumpre o prazo que restar. [POR-05, POR-06, POR-10]</p>
<p>O pedido está descrito em <a href="/blog/portabilidade-de-carencias">portabilidade de carências</a>.</p>

<h2>Se você não tinha plano</h2>
<ul>
<li><strong>Adesão.</strong> A entidade contrata; você adere, se tiver vínculo com ela (RN 557/2022). Pergunte ao sindicato ou à associação se o pensionista é aceito e se entra como titular. Veja <a href="/blog/em-qual-entidade-me-filio">em qual entidade se filiar</a>. [CON-02]</li>
<li><strong>Individual ou familiar.</strong> O reajuste anual tem teto da ANS. A oferta varia de cidade para cidade. [REA-01]</li>
<li><strong>Plano de um filho.</strong> Se o contrato aceitar pais, você entra como dependente, em regra no mesmo contrato que ele. Veja <a href="/blog/plano-para-os-pais">plano para os pais do servidor</a>. [CON-07, CON-08]</li>
</ul>
<p>Ninguém pode ser impedido de entrar num plano por causa da idade (Lei 9.656/1998, art. 14). Sem portabilidade, porém, a operadora pode exigir carências e, para doença que você já sabe ter, cobertura parcial temporária por até 24 meses. [CON-13, CAR-02, PRE-03]</p>

<h2>O ressarcimento do pensionista federal</h2>
<p>As regras do Executivo federal, em vigor desde 1º de janeiro de 2026, alcançam os pensionistas (IN GABIN/MGI 496/2025). O titular do plano precisa ser uma das pessoas da lista da norma, e o pensionista está nela. O valor não passa do que você gastou. [FED-10, FED-11, FED-12]</p>
<p>No plano de um filho, o titular é ele, e pais não contam como dependentes. Em regra, portanto, não há ressarcimento por você. Faça as duas contas antes de escolher. [FED-12, FED-13]</p>
<p>Quem recebe comprova no SouGov, até 30 de maio, o que pagou no ano anterior. Sem isso, o benefício é suspenso, e o que foi pago pode ser cobrado de volta. O passo a passo está em <a href="/blog/ressarcimento-no-sougov">ressarcimento no SouGov</a>. Se a pensão é estadual ou municipal, pergunte ao instituto que a paga. [FED-14, FED-15]</p>

<h2>Documentos que costumam ser pedidos</h2>
<ul>
<li>certidão de óbito do titular;</li>
<li>ato que concede a pensão e o último contracheque;</li>
<li>certidão de casamento ou de nascimento, ou prova da união estável;</li>
<li>identidade, CPF e comprovante de residência;</li>
<li>contrato, carteirinha e comprovantes de pagamento do plano;</li>
<li>declaração da operadora com as datas de entrada e de saída.</li>
</ul>
<p>Se a pensão ainda não saiu, pergunte se o protocolo do pedido serve por enquanto.</p>
`,
} as const satisfies Article
