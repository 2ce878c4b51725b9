import { scamWarning } from "../../../leads/lead/scam-warning.ts"
import type { Article } from "../article.ts"

export const atraseiAMensalidade = {
  slug: "atrasei-a-mensalidade",
  title: "Atrasei a mensalidade: quando o plano pode cancelar",
  excerpt:
    "Duas mensalidades em aberto, um aviso da operadora e 10 dias para pagar. Veja para quem vale a regra, como o aviso chega e o que fazer se o plano já foi cortado.",
  metaDescription:
    "Com quantos dias de atraso o plano de saúde cancela: duas mensalidades, aviso até o 50º dia e 10 dias para pagar. Boleto que não veio, golpe e exclusão.",
  author: "dalva-nunes",
  reviewer: "responsavel",
  categories: ["protecao", "direitos"],
  tags: ["mensalidade", "contrato", "golpes", "ans"],
  publishedOn: "2026-11-16",
  reviewedOn: "2026-11-16",
  body: `
<p>Em regra, o plano só é cancelado com pelo menos duas mensalidades em aberto e um aviso que a operadora prove ter chegado a você. Ela avisa até o 50º dia de atraso e só exclui 10 dias depois do aviso, se você não pagar (RN 593/2023 da ANS). Em plano hospitalar, não há cancelamento durante a internação. No individual, a lei exige também mais de 60 dias de atraso em 12 meses. [CAN-01, CAN-03, CAN-04, CAN-08]</p>

<h2>A regra em resumo</h2>
<table>
<caption>Cancelamento por atraso: RN 593/2023, alterada pela RN 617/2024 [CAN-03, CAN-04, CAN-08, CAN-10]</caption>
<thead>
<tr><th scope="col">Ponto</th><th scope="col">O que vale</th></tr>
</thead>
<tbody>
<tr><th scope="row">Dívida</th><td>No mínimo duas mensalidades não pagas, seguidas ou não</td></tr>
<tr><th scope="row">Aviso</th><td>Até o 50º dia de atraso, com prova de que chegou</td></tr>
<tr><th scope="row">Aviso atrasado</th><td>Depois do 50º dia, só vale se der os mesmos 10 dias</td></tr>
<tr><th scope="row">Exclusão</th><td>Só 10 dias depois do aviso, se o débito não for pago</td></tr>
<tr><th scope="row">Mensalidade já quitada</th><td>Não conta como atraso</td></tr>
<tr><th scope="row">Internação</th><td>Em plano hospitalar, o contrato não é suspenso nem encerrado enquanto ela dura</td></tr>
</tbody>
</table>
<p>Quem paga o débito dentro dos 10 dias continua no plano. [CAN-04]</p>

<h2>Para quem vale a regra</h2>
<ul>
<li><strong>Plano individual ou familiar.</strong> Além das duas mensalidades, são precisos mais de 60 dias de atraso, seguidos ou não, em 12 meses (<a href="https://www.planalto.gov.br/ccivil_03/leis/L9656compilado.htm">Lei 9.656/1998</a>, art. 13). [CAN-01, CAN-03, CAN-05]</li>
<li><strong>Coletivo pago por você</strong>, diretamente à operadora ou à administradora. É o comum na adesão. [CAN-05]</li>
<li><strong>Contrato de empresário individual.</strong> [CAN-05]</li>
</ul>
<p>O contrato precisa ser posterior à lei dos planos, de 1999 em diante, ou adaptado a ela. Se o seu é anterior, leia sobre <a href="/blog/contrato-antigo">contrato antigo</a>. [CAN-05]</p>
<p>No coletivo, sem a concordância da entidade ou da empresa, a operadora só exclui alguém por poucos motivos. São a fraude, a perda do vínculo ou da dependência, o pedido da própria pessoa e a falta de pagamento de quem paga direto (<a href="https://bvsms.saude.gov.br/bvs/saudelegis/ans/2022/res0557_30_12_2022.html">RN 557/2022</a>, art. 24). [RES-06]</p>
<p>Se a entidade ou o órgão paga por você, peça a eles a cláusula do contrato sobre atraso.</p>

<h2>Como o aviso chega</h2>
<p>O aviso vale por estes meios (RN 593/2023, art. 8º): [CAN-06]</p>
<ul>
<li>e-mail com certificado ou confirmação de leitura; [CAN-06]</li>
<li>ligação gravada; [CAN-06]</li>
<li>carta com aviso de recebimento ou entregue por um representante (preposto) da operadora; [CAN-06]</li>
<li>SMS ou aplicativo, só se você responder confirmando. [CAN-06]</li>
</ul>
<p>Em contrato mais antigo que essa resolução, vale o meio previsto no próprio contrato. Mantenha em dia o telefone, o e-mail e o endereço no cadastro do plano. Não deixe de pagar à espera do aviso: se ele não chegar, a operadora pode alegar que esgotou as tentativas de entrega, e você terá de discutir a prova. [CAN-06]</p>

<h2>Aviso verdadeiro ou golpe</h2>
<p>Os dois se parecem. Não pague pelo aviso. Abra o aplicativo ou o boleto que você já usa e confira se o débito está lá. Na dúvida, ligue para o número da carteirinha.</p>
<p>Se pagou por Pix e era golpe, conteste no aplicativo do banco. Desde 1º de outubro de 2025, isso se faz sem atendente. Os outros passos estão no artigo sobre o <a href="/blog/golpe-do-boleto-falso">golpe do boleto falso</a>. [PIX-01]</p>
<p>${scamWarning}</p>

<h2>Boleto que não veio, valor errado e parcelamento</h2>
<ul>
<li><strong>Boleto não enviado ou desconto não feito.</strong> Se a falha foi da operadora, não conta como atraso (RN 593/2023, art. 4º). Peça a segunda via e guarde o protocolo do pedido. [CAN-10]</li>
<li><strong>Valor errado.</strong> Conteste dentro dos 10 dias do aviso. Você ganha novo prazo de 10 dias (art. 6º). [CAN-09]</li>
<li><strong>Parcelamento.</strong> Se você parcelou e não pagou, o cancelamento só vem depois de novo aviso (art. 6º). [CAN-09]</li>
</ul>
<aside>
<p><strong>Se for emergência</strong></p>
<p>Durante a internação do titular ou de um dependente, em plano hospitalar, o contrato não é suspenso nem rescindido. Quem paga o coletivo diretamente também não é excluído (RN 593/2023, art. 15). Se o hospital disser que o plano foi cortado, peça à operadora a prova do aviso e ligue para a ANS: 0800 701 9656. [CAN-08, NEG-08]</p>
</aside>

<h2>Se você já foi excluído</h2>
<p>Confira se havia duas mensalidades em aberto (no individual, também mais de 60 dias de atraso em 12 meses), se o aviso chegou e se passaram os 10 dias. Peça à operadora a prova do aviso e das tentativas de entrega. Se algo faltou, reclame na operadora, guarde o protocolo e registre a reclamação na ANS, pelo 0800 701 9656. [CAN-01, CAN-03, CAN-04, NEG-08]</p>
<p>Não conte com os 60 dias de portabilidade. Eles servem para morte do titular, fim da dependência, demissão, aposentadoria e cancelamento do contrato coletivo (<a href="https://bvsms.saude.gov.br/bvs/saudelegis/ans/2018/res0438_05_12_2018.html">RN 438/2018</a>, art. 8º). A dívida não está nessa lista. E a portabilidade comum exige contrato ativo e mensalidades em dia. [POR-01, POR-05]</p>
<p>Quem entra em outro plano cumpre, em regra, novas carências: até 180 dias na maioria dos casos (Lei 9.656/1998, art. 12). Por isso, procure a operadora ou a administradora antes da segunda mensalidade em aberto e pergunte se há parcelamento. [CAR-02]</p>

<h2>Se você quer sair do plano</h2>
<p>Não pare de pagar à espera do cancelamento. Peça o cancelamento: ele vale a partir do momento em que a operadora toma ciência (RN 561/2022). Antes, com as mensalidades ainda em dia, veja se a <a href="/blog/portabilidade-de-carencias">portabilidade de carências</a> leva você a um plano que caiba no orçamento. [CAN-07, POR-01]</p>
`,
} as const satisfies Article
