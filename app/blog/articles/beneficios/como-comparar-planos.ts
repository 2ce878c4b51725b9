import type { Article } from "../article.ts"

export const comoCompararPlanos = {
  slug: "como-comparar-planos",
  title: "Como comparar dois planos de saúde em uma folha de papel",
  excerpt:
    "Faça as mesmas perguntas aos dois planos, elimine o que não serve e some o custo do ano. A folha mostra o que perguntar e onde achar cada resposta.",
  metaDescription:
    "Um roteiro para comparar dois planos de saúde em uma folha: tipo de contrato, rede, abrangência, coparticipação, carências, reajuste e custo do ano.",
  author: "rosa-amaral",
  reviewer: "responsavel",
  categories: ["beneficios", "guias"],
  tags: ["mensalidade", "cobertura", "rede-credenciada", "contrato"],
  pictureAlt: "Uma balança: moedas empilhadas em um prato, uma pequena clínica no outro.",
  publishedOn: "2026-09-24",
  reviewedOn: "2026-11-16",
  body: `
<p>Faça as mesmas perguntas aos dois planos, em uma folha com três colunas. Elimine primeiro o plano que exige vínculo que você não tem ou que não inclui o seu hospital. Depois compare o custo dos 12 meses, com coparticipação, e não só a mensalidade.</p>

<h2>As linhas da folha</h2>
<p>Na primeira coluna vão as perguntas. Nas outras duas, as respostas de cada plano. Se faltar uma resposta, deixe o espaço em branco.</p>
<table>
<caption>O que perguntar aos dois planos [IDA-01]</caption>
<thead>
<tr><th scope="col">Linha</th><th scope="col">O que anotar</th><th scope="col">Onde achar</th></tr>
</thead>
<tbody>
<tr><th scope="row">Identidade</th><td>Nome exato do plano e registro na ANS</td><td>Proposta</td></tr>
<tr><th scope="row">Contrato</th><td>Individual, empresarial ou por adesão, e com qual entidade</td><td>Proposta</td></tr>
<tr><th scope="row">Segmentação</th><td>Consultas e exames, internação, parto, odontologia</td><td>Contrato</td></tr>
<tr><th scope="row">Abrangência</th><td>Município, estado, grupo de estados ou país</td><td>Contrato</td></tr>
<tr><th scope="row">Acomodação</th><td>Enfermaria ou apartamento</td><td>Contrato</td></tr>
<tr><th scope="row">Rede</th><td>Os hospitais e os médicos que você usaria</td><td>Site da operadora e telefone do hospital ou médico</td></tr>
<tr><th scope="row">Coparticipação</th><td>Valor por consulta, exame e internação, e o teto mensal, se houver</td><td>Tabela do contrato</td></tr>
<tr><th scope="row">Carências</th><td>Prazos que você vai cumprir</td><td>Proposta ou aditivo</td></tr>
<tr><th scope="row">Preço por idade</th><td>As dez faixas, para cada pessoa</td><td>Tabela de preços</td></tr>
<tr><th scope="row">Reajuste</th><td>Mês e percentuais dos últimos três anos</td><td>Operadora ou administradora</td></tr>
<tr><th scope="row">Outras cobranças</th><td>Taxa de adesão, contribuição à entidade</td><td>Proposta</td></tr>
</tbody>
</table>
<p>Anote o nome exato do plano. Uma operadora vende vários planos com nomes parecidos e redes diferentes. É fácil comparar o preço de um com a rede de outro.</p>
<p>O contrato deve indicar com clareza o tipo de contratação, a vigência, as coberturas, as carências, as faixas etárias, a coparticipação, o reajuste e o registro na ANS (<a href="https://www.planalto.gov.br/ccivil_03/leis/L9656compilado.htm">Lei 9.656/1998</a>, art. 16). Se alguém não souber informar, peça o contrato. [CON-12]</p>

<h2>O que elimina um plano</h2>
<p>Preencha estas linhas antes das outras:</p>
<ul>
<li><strong>Contrato.</strong> No plano por adesão só entra quem tem vínculo com a entidade que contratou (<a href="https://bvsms.saude.gov.br/bvs/saudelegis/ans/2022/res0557_30_12_2022.html">RN 557/2022 da ANS</a>, art. 15). No empresarial, quem tem vínculo de emprego ou estatutário com a contratante, sócios, administradores, demitidos, aposentados e familiares que o contrato previr (art. 5º). Recuse a sugestão de criar um vínculo só para entrar. [CON-02, CON-03]</li>
<li><strong>Rede.</strong> Veja se os seus hospitais estão naquele plano, e não só na operadora. As perguntas estão no artigo sobre <a href="/blog/rede-credenciada">rede credenciada</a>.</li>
<li><strong>Abrangência.</strong> Se você passa parte do ano em outro estado, pergunte o que o plano cobre lá.</li>
</ul>

<h2>O custo do ano</h2>
<p>Coparticipação é o que você paga a cada uso, além da mensalidade. Veja um exemplo, com valores inventados para a conta. O plano A custa R$ 900 por mês, sem coparticipação. O plano B custa R$ 700, com R$ 40 por atendimento.</p>
<table>
<caption>Custo em 12 meses, no exemplo</caption>
<thead>
<tr><th scope="col">Atendimentos no ano</th><th scope="col">Plano A</th><th scope="col">Plano B</th></tr>
</thead>
<tbody>
<tr><th scope="row">20</th><td>R$ 10.800</td><td>R$ 9.200</td></tr>
<tr><th scope="row">60</th><td>R$ 10.800</td><td>R$ 10.800</td></tr>
<tr><th scope="row">80</th><td>R$ 10.800</td><td>R$ 11.600</td></tr>
</tbody>
</table>
<p>Até 59 atendimentos, o plano B custa menos. De 61 em diante, custa mais. Conte os atendimentos da sua casa no extrato de uso do plano atual. Cada exame costuma contar como um uso, e um único pedido médico pode trazer vários. O artigo sobre <a href="/blog/coparticipacao-e-franquia">coparticipação e franquia</a> mostra o que perguntar sobre o teto.</p>
<p>O servidor do Executivo federal acrescenta uma linha: o ressarcimento. Ele só é pago se o titular do plano for você ou outra pessoa da lista da norma (IN GABIN/MGI 496/2025). Anote em cada coluna quem seria o titular e veja <a href="/blog/ressarcimento-no-sougov">como pedir no SouGov</a>. [FED-12]</p>

<h2>O preço nos próximos anos</h2>
<p>Contratos feitos a partir de 2004 têm dez faixas etárias, e a última começa aos 59 anos (<a href="https://bvsms.saude.gov.br/bvs/saudelegis/ans/2022/res0563_30_12_2022.html">RN 563/2022 da ANS</a>, art. 2º). Quem tem 57 anos compara dois preços: o de hoje e o de daqui a dois anos. O aumento por idade só vale se as faixas e os percentuais estiverem no contrato inicial (Lei 9.656/1998, art. 15). Peça a tabela inteira. [IDA-01, IDA-06]</p>
<p>O teto anual de reajuste da ANS vale para os planos individuais. Nos coletivos, o percentual é negociado. Os aumentos passados não garantem os futuros, mas mostram o histórico daquele contrato. Leia sobre <a href="/blog/reajuste-de-plano-coletivo">o reajuste do plano coletivo</a>. [REA-01]</p>

<h2>Como ler a folha pronta</h2>
<ol>
<li>Marque só as linhas em que há diferença.</li>
<li>Ao lado de cada uma, escreva o quanto ela importa para a sua família: muito, pouco ou nada.</li>
<li>Depois, releia os espaços em branco. Se falta saber a carência, o reajuste ou a coparticipação, a comparação ainda não está pronta.</li>
<li>Peça por escrito as respostas que faltam e espere por elas antes de assinar.</li>
<li>Mostre a folha a alguém de confiança que não participou da conversa.</li>
</ol>
<p>Não aceite prazo de um dia para decidir. Se o preço mudar na semana seguinte, peça a nova tabela e refaça a conta.</p>
`,
} as const satisfies Article
