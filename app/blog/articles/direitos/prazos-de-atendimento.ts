import type { Article } from "../article.ts"

export const prazosDeAtendimento = {
  slug: "prazos-de-atendimento",
  title: "Quantos dias o plano tem para marcar consulta, exame e cirurgia",
  metaTitle: "Prazos do plano para consulta, exame e cirurgia",
  excerpt:
    "Consulta, exame, terapia, cirurgia: cada um tem prazo máximo em dias úteis. Veja a tabela, aprenda a contar e saiba o que dizer quando não há vaga na rede.",
  metaDescription:
    "Os prazos máximos do plano de saúde para consulta, exame, terapia e cirurgia, como contar os dias úteis e o que fazer quando não há vaga na rede.",
  author: "rosa-amaral",
  reviewer: "responsavel",
  categories: ["direitos", "guias"],
  tags: ["ans", "rede-credenciada", "cobertura", "carencia"],
  publishedOn: "2026-11-16",
  reviewedOn: "2026-11-16",
  body: `
<p>São 7 dias úteis para pediatra, clínico, ginecologista, obstetra e cirurgião geral; 14 para outros especialistas; 3 para exame de sangue; 10 para outros exames e terapias; 21 para alta complexidade e internação marcada. Em urgência e emergência, é na hora (RN 566/2022 da ANS, art. 3º). O prazo vale para alguém da rede, não para o médico que você prefere. [PRZ-01, PRZ-02]</p>

<h2>Tabela dos prazos</h2>
<table>
<caption>Prazo máximo de atendimento, em dias úteis (RN 566/2022, art. 3º) [PRZ-01]</caption>
<thead><tr><th scope="col">Atendimento</th><th scope="col">Prazo</th></tr></thead>
<tbody>
<tr><th scope="row">Urgência e emergência</th><td>imediato</td></tr>
<tr><th scope="row">Análises clínicas, como exame de sangue</th><td>3 dias úteis</td></tr>
<tr><th scope="row">Consulta em pediatria, clínica médica, cirurgia geral, ginecologia e obstetrícia</th><td>7 dias úteis</td></tr>
<tr><th scope="row">Dentista</th><td>7 dias úteis</td></tr>
<tr><th scope="row">Psicólogo, fonoaudiólogo, nutricionista, terapeuta ocupacional e fisioterapeuta</th><td>10 dias úteis</td></tr>
<tr><th scope="row">Outros exames e hospital-dia</th><td>10 dias úteis</td></tr>
<tr><th scope="row">Consulta nas outras especialidades</th><td>14 dias úteis</td></tr>
<tr><th scope="row">Alta complexidade e internação eletiva (marcada)</th><td>21 dias úteis</td></tr>
</tbody>
</table>
<p>É o prazo para o atendimento acontecer, não para a operadora responder ao pedido. Cardiologista, ortopedista e oftalmologista ficam em “outras especialidades”: 14 dias úteis. [PRZ-01]</p>
<aside>
<p><strong>Se for emergência</strong></p>
<p>Não espere agendamento: vá ao pronto-socorro. Risco imediato de vida ou de lesão irreparável, declarado pelo médico, é emergência. Acidente pessoal e complicação da gestação são urgência. A carência, nesses casos, é de no máximo 24 horas (Lei 9.656/1998, arts. 12 e 35-C). [CAR-03, URG-01]</p>
<p>Se não foi possível usar a rede, guarde notas e relatórios. O plano reembolsa nos limites do contrato, em até 30 dias da entrega dos documentos (art. 12, VI). [CAR-14]</p>
</aside>

<h2>Como contar os dias</h2>
<p>O prazo corre do pedido, depois de cumprida a carência do serviço. O próprio dia do pedido entra na conta (RN 566/2022, art. 3º). Por isso registre o pedido na operadora, com protocolo. A ligação para a clínica não deixa registro na operadora. [PRZ-02, PRZ-04]</p>
<p>Um exemplo: você pede na segunda-feira, 1º de março de 2027.</p>
<ul>
<li>Exame de sangue, 3 dias úteis: até 3 de março, quarta-feira. [PRZ-01, PRZ-04]</li>
<li>Consulta com o clínico, 7 dias úteis: até 9 de março, terça-feira. [PRZ-01, PRZ-04]</li>
<li>Consulta com o cardiologista, 14 dias úteis: até 18 de março, quinta-feira. [PRZ-01, PRZ-04]</li>
</ul>
<p>A conta acima inclui só os dias de segunda a sexta-feira. Um feriado no meio, mesmo só da sua cidade, adia a data.</p>
<p>Se você ainda está em carência, veja os prazos em <a href="/blog/carencias">carências de 24 horas, 180 e 300 dias</a>.</p>

<h2>Prazo de resposta e prazo de atendimento</h2>
<p>Alguns pedidos precisam de autorização. A operadora responde na hora em urgência e emergência, em até 10 dias úteis em alta complexidade e internação eletiva, e em até 5 nos outros pedidos de cobertura (RN 623/2024, art. 12). Esses dias contam do dia útil seguinte ao pedido. [NEG-02, PRZ-04]</p>
<p>A espera pela autorização não aumenta o prazo de atendimento. Se o prazo de atendimento for menor que o da resposta, vale o de atendimento: o exame de sangue sai em 3 dias úteis, e a resposta vem dentro deles. [PRZ-01, PRZ-04]</p>

<h2>Quando não há vaga na rede</h2>
<p>Se ninguém da rede atende no prazo, a operadora tem de garantir o atendimento, nesta ordem (RN 566/2022, arts. 4º e 5º): [PRZ-03]</p>
<ol>
<li>com alguém de fora da rede, no seu município ou em município vizinho; [PRZ-03]</li>
<li>se ali não existir nenhum, na região de saúde; [PRZ-03]</li>
<li>por último, em outro lugar, com transporte de ida e volta. [PRZ-03]</li>
</ol>
<p>Se você teve de pagar porque a operadora não garantiu o atendimento, o reembolso é integral, em até 30 dias do pedido de reembolso (art. 10). Antes de pagar, peça à operadora que indique quem atende e guarde o protocolo. Quem escolhe o médico particular sem pedir antes fica sem essa prova. [PRZ-03]</p>
<p>Antes de contratar, confira a rede da sua cidade: <a href="/blog/rede-credenciada">como conferir a rede credenciada</a>.</p>

<h2>O que dizer ao telefone</h2>
<p>Ligue para a operadora ou use o aplicativo. Um modelo:</p>
<blockquote><p>“Preciso de consulta com cardiologista. Liguei para as clínicas da lista e nenhuma tem data. O prazo da RN 566/2022 é de 14 dias úteis, contando o dia de hoje. Peço que indiquem quem me atende até lá, nesta cidade ou na vizinha. Qual é o número do protocolo?” [PRZ-01, PRZ-03, PRZ-04]</p></blockquote>
<p>Anote:</p>
<ul>
<li>o protocolo, o dia e a hora;</li>
<li>o nome de quem atendeu;</li>
<li>as clínicas que você tentou e a data que cada uma ofereceu.</li>
</ul>

<h2>Se o prazo não for cumprido</h2>
<p>Passado o prazo, registre a reclamação na ANS pelo 0800 701 9656 ou pelo Fale Conosco do site dela. Tenha à mão o pedido do médico e o protocolo da operadora. [NEG-08]</p>
<p>Se a resposta for uma negativa, ela tem de vir por escrito, com a cláusula ou a norma, mesmo que você não peça (RN 623/2024, art. 14). Os passos seguintes estão em <a href="/blog/o-plano-negou">O plano negou</a>. [NEG-01]</p>

<h2>Quem fica fora destes prazos</h2>
<p>Os institutos de saúde dos estados, em regra, não são operadoras registradas na ANS. Nesse caso, estes prazos não valem para eles. Quem tem só o instituto deve perguntar a ele quanto tempo se espera. Explicamos em <a href="/blog/instituto-estadual-e-plano">instituto estadual e plano de saúde</a>. [EST-05]</p>
`,
} as const satisfies Article
