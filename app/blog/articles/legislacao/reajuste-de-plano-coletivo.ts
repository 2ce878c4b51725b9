import type { Article } from "../article.ts"

export const reajusteDePlanoColetivo = {
  slug: "reajuste-de-plano-coletivo",
  title: "Reajuste do plano coletivo: por que ele não segue o teto da ANS",
  metaTitle: "Reajuste do plano coletivo e o teto da ANS",
  excerpt:
    "O teto da ANS vale só para planos individuais. No coletivo o percentual é negociado, com intervalo mínimo de 12 meses, e igual para todos no mesmo plano. Veja o que conferir.",
  metaDescription:
    "Por que o reajuste do plano de saúde coletivo não segue o teto da ANS, o que limita o aumento e o que conferir quando ele chega ao boleto.",
  author: "dalva-nunes",
  reviewer: "responsavel",
  categories: ["legislacao"],
  tags: ["reajuste", "mensalidade", "adesao", "ans"],
  publishedOn: "2026-10-19",
  reviewedOn: "2026-11-16",
  body: `
<p>O teto anual da ANS vale só para planos individuais e familiares. No coletivo, empresarial ou por adesão, o percentual é negociado e não depende de autorização. Mesmo assim há limites: o intervalo entre dois reajustes é de 12 meses, no mínimo, e o percentual é igual para todos no mesmo plano do contrato. [REA-01, REA-03, REA-04]</p>

<h2>Por que o teto não vale no coletivo</h2>
<p>No plano individual, a ANS fixa o aumento máximo de cada ano. No coletivo, quem contrata é uma empresa ou uma entidade, e é ela que negocia com a operadora (RN 557/2022 da ANS, arts. 5º e 15). No <a href="/blog/plano-coletivo-por-adesao">plano por adesão</a>, a entidade contrata; você adere. [CON-02, CON-03, REA-01]</p>
<p>Por isso o percentual do noticiário não serve para conferir o boleto de um coletivo. Dois colegas do mesmo órgão, em planos de entidades diferentes, podem ter percentuais diferentes no mesmo ano. [REA-01]</p>

<h2>O que limita o reajuste</h2>
<ul>
<li><strong>Contrato.</strong> O critério do reajuste tem de estar escrito com clareza (Lei 9.656/1998, art. 16). [CON-12]</li>
<li><strong>Doze meses.</strong> Nenhum contrato coletivo tem reajuste em intervalo menor (RN 557/2022). [REA-03]</li>
<li><strong>Percentual igual.</strong> Dentro do mesmo plano de um contrato, todos recebem o mesmo percentual (RN 557/2022). Quem fez uma cirurgia não paga reajuste maior que o dos outros. [REA-04]</li>
<li><strong>Contratos com até 29 pessoas.</strong> A operadora reúne esses contratos e aplica um só percentual a todos. Ele é divulgado em maio e vale no aniversário de cada contrato, até abril do ano seguinte (RN 565/2022). [REA-05]</li>
</ul>
<aside>
<p><strong>Proposta em aberto</strong></p>
<p>Em dezembro de 2024 a ANS pôs em consulta pública uma proposta: agrupar, para o reajuste, os contratos empresariais de até 1.000 pessoas e todos os de adesão. Não encontramos norma publicada. Última conferência nossa: 15 de novembro de 2026. [REA-07]</p>
</aside>

<h2>De onde vem o percentual</h2>
<p>Em geral a negociação soma duas contas. Uma é a alta dos custos médicos. A outra é a sinistralidade: quanto da receita do contrato foi gasto com atendimento. O contrato costuma trazer uma meta de gasto e a fórmula para voltar a ela.</p>
<aside>
<p><strong>Exemplo, com valores inventados para a conta</strong></p>
<p>Um contrato arrecadou R$ 100 mil no ano e gastou R$ 84 mil com consultas, exames e internações. A meta era gastar R$ 70 mil.</p>
<p>Divida o gasto pela meta: 84 ÷ 70 = 1,2. Para voltar à meta, a mensalidade subiria 20%. Cada contrato tem a sua fórmula; esta mostra só o raciocínio.</p>
</aside>

<h2>Quando vêm dois aumentos no mesmo ano</h2>
<p>Um vem da sua idade; o outro, do aniversário do contrato. O aumento por faixa etária é válido quando está no contrato, segue as normas e tem percentual razoável, também nos coletivos (STJ, Tema 952 e Tema 1.016). [IDA-10, IDA-11]</p>
<table>
<caption>Faixa etária e reajuste anual (Lei 9.656/1998, art. 15; RN 563/2022; RN 557/2022) [IDA-01, IDA-02, IDA-03, IDA-06, REA-01, REA-04]</caption>
<thead><tr><th scope="col">Ponto</th><th scope="col">Faixa etária</th><th scope="col">Reajuste anual</th></tr></thead>
<tbody>
<tr><th scope="row">O que provoca</th><td>A sua mudança de faixa</td><td>O aniversário do contrato</td></tr>
<tr><th scope="row">Quem paga</th><td>Só quem mudou de faixa</td><td>Todos no mesmo plano do contrato</td></tr>
<tr><th scope="row">Percentual</th><td>Está no contrato desde o início</td><td>Negociado a cada ano</td></tr>
<tr><th scope="row">Limite</th><td>Última faixa até seis vezes a primeira, entre outros</td><td>Sem teto da ANS</td></tr>
</tbody>
</table>
<p>Um aumento incide sobre o outro. Com valores inventados: R$ 1.000 sobem 10% pela faixa e vão a R$ 1.100. Meses depois sobem 10% pelo reajuste e vão a R$ 1.210. O total é 21%. As idades estão no artigo sobre <a href="/blog/faixas-etarias-da-ans">as dez faixas etárias</a>.</p>

<h2>O que perguntar antes de entrar</h2>
<p>Peça por escrito, junto com a proposta:</p>
<ol>
<li>os percentuais dos últimos três a cinco anos;</li>
<li>o mês de aniversário do contrato, porque quem entra pouco antes dele pode ter reajuste logo;</li>
<li>a cláusula do critério de reajuste;</li>
<li>quantas pessoas há no contrato e se ele está em agrupamento;</li>
<li>quem negocia: a entidade ou a administradora.</li>
</ol>

<h2>O que fazer quando o aumento chega</h2>
<ol>
<li>Compare o boleto com o anterior. Separe o reajuste anual da mudança de faixa.</li>
<li>Veja se passaram 12 meses desde o último reajuste do contrato (RN 557/2022). [REA-03]</li>
<li>Peça a memória de cálculo, que é a conta do percentual, à administradora ou à operadora. Segundo a leitura corrente da RN 509/2022 da ANS, quem paga tem direito a ela depois do reajuste. Anote o protocolo e pergunte a data da entrega. [REA-06]</li>
<li>Fale com a entidade ou a empresa que contratou o plano. [CON-02, CON-03]</li>
<li>Se ninguém responder, reclame na ANS pelo 0800 701 9656. [NEG-08]</li>
</ol>
<p>Continue a pagar enquanto discute. Com duas mensalidades em aberto, o plano pode ser cancelado 10 dias depois do aviso, se você não pagar. A regra vale para quem paga diretamente à operadora ou à administradora. Quem contesta o valor nesses 10 dias ganha novo prazo de 10 dias (RN 593/2023 da ANS, com a RN 617/2024). Os detalhes estão em <a href="/blog/atrasei-a-mensalidade">atrasei a mensalidade: quando o plano pode cancelar</a>. [CAN-03, CAN-04, CAN-05, CAN-09]</p>
<p>Se a mensalidade não cabe mais no orçamento, pergunte por um plano mais simples no mesmo contrato. Outra saída é a <a href="/blog/portabilidade-de-carencias">portabilidade de carências</a>: a primeira exige 2 anos no plano atual, ou 3 se houve cobertura parcial temporária (RN 438/2018, art. 3º). [POR-02]</p>
`,
} as const satisfies Article
