import type { Article } from "../article.ts"

export const planoColetivoPorAdesao = {
  slug: "plano-coletivo-por-adesao",
  title: "Plano coletivo por adesão: quem contrata e quem pode entrar",
  excerpt:
    "No plano por adesão, a entidade contrata e você adere, porque tem vínculo com ela. Veja que vínculo vale, quando se entra sem carência e o que perguntar antes.",
  metaDescription:
    "Plano de saúde coletivo por adesão: que vínculo é exigido, os 30 dias para entrar sem carência, quem faz o quê, o reajuste e o fim do contrato.",
  author: "caio-brandao",
  reviewer: "responsavel",
  categories: ["legislacao", "beneficios"],
  tags: ["adesao", "contrato", "documentos", "ans"],
  publishedOn: "2026-11-05",
  reviewedOn: "2026-11-16",
  body: `
<p>No plano coletivo por adesão, a entidade contrata; você adere, porque tem vínculo com ela (<a href="https://bvsms.saude.gov.br/bvs/saudelegis/ans/2022/res0557_30_12_2022.html">RN 557/2022 da ANS</a>, art. 15). Entra sem carência quem adere em até 30 dias da celebração do contrato da entidade; quem se vinculou depois, em até 30 dias do aniversário desse contrato (art. 17). O reajuste é negociado, sem teto da ANS. [CON-02, CAR-06, REA-01]</p>

<h2>Os tipos de contrato</h2>
<p>Todo plano é individual ou familiar, coletivo empresarial ou coletivo por adesão (Lei 9.656/1998, art. 16). O tipo vem escrito na proposta. [CON-01]</p>
<table>
<caption>O que muda em cada tipo [CON-01, CON-02, CON-03, CON-07, REA-01, CAN-01, RES-01]</caption>
<thead>
<tr><th scope="col">Ponto</th><th scope="col">Individual ou familiar</th><th scope="col">Empresarial</th><th scope="col">Por adesão</th></tr>
</thead>
<tbody>
<tr><th scope="row">Quem contrata</th><td>A própria pessoa</td><td>A empresa ou o órgão</td><td>A entidade profissional, de classe ou de setor</td></tr>
<tr><th scope="row">Quem entra</th><td>A pessoa e a família</td><td>Quem tem vínculo de emprego ou estatutário; sócios, administradores, demitidos, aposentados e familiares que o contrato previr</td><td>Quem tem vínculo com a entidade, e os familiares previstos no contrato</td></tr>
<tr><th scope="row">Reajuste anual</th><td>Teto fixado pela ANS</td><td>Negociado</td><td>Negociado</td></tr>
<tr><th scope="row">Fim pela operadora</th><td>Só por fraude ou mais de 60 dias de atraso, seguidos ou não, em 12 meses, com aviso até o 50º dia</td><td>Nas condições do contrato</td><td>Nas condições do contrato</td></tr>
</tbody>
</table>
<p>Nos coletivos, o intervalo entre dois reajustes anuais é de 12 meses, no mínimo (RN 557/2022). O aumento por faixa etária é outro e só vale se estiver no contrato inicial (Lei 9.656/1998, art. 15). [REA-03, IDA-06]</p>

<h2>O vínculo que vale</h2>
<p>O vínculo é com uma pessoa jurídica de caráter profissional, classista ou setorial: sindicato, associação da carreira, conselho profissional. Família ou grupo de colegas, sem empresa nem entidade, não contrata plano coletivo. Sem o vínculo exigido, a ANS trata o contrato como individual (RN 557/2022). [CON-02, CON-04]</p>
<p>Em geral, pedem estes documentos:</p>
<ul>
<li>contracheque recente ou comprovante de aposentadoria;</li>
<li>carteira ou declaração de filiação à entidade;</li>
<li>registro profissional, quando o vínculo é com o conselho;</li>
<li>certidão de casamento ou de nascimento de cada dependente.</li>
</ul>
<p>Filiação a sindicato é dado sensível (Lei 13.709/2018, art. 5º). Mande os documentos só depois de escolher o plano, e não na primeira cotação. [DAD-01]</p>
<p>Desconfie de quem oferece filiação no mesmo dia a uma associação sem relação com a sua carreira. Explicamos os sinais no artigo <a href="/blog/em-qual-entidade-me-filio">“Em qual entidade me filio?”</a>. Se você é pensionista, veja antes <a href="/blog/plano-para-pensionistas">o artigo para pensionistas</a>: o estatuto da entidade diz se ela aceita pensionista.</p>

<h2>A família</h2>
<p>O contrato pode aceitar parentes de sangue até o 3º grau, parentes por afinidade até o 2º grau e o cônjuge ou companheiro. Dentro desse limite, só entra quem o contrato previr (RN 557/2022). Em regra, o dependente entra com o titular, no mesmo contrato. [CON-07, CON-08]</p>

<h2>Quando se entra sem carência</h2>
<ul>
<li><strong>Contrato novo:</strong> até 30 dias da celebração do contrato entre a operadora e a entidade. [CAR-06]</li>
<li><strong>Vínculo posterior:</strong> até 30 dias do aniversário do contrato, para quem se vinculou à entidade depois. [CAR-06]</li>
</ul>
<p>Nos dois casos ainda cabe cobertura parcial temporária por doença preexistente (RN 557/2022, art. 17). Fora dessas datas, valem as <a href="/blog/carencias">carências</a> do contrato, de até 180 dias na maioria dos casos, salvo se você entrar por portabilidade. Pergunte à entidade o dia do aniversário antes de marcar a adesão. [CAR-02, CAR-06, POR-01]</p>

<h2>Quem faz o quê</h2>
<ul>
<li><strong>Operadora:</strong> garante o atendimento, mantém a rede e autoriza os exames.</li>
<li><strong>Entidade:</strong> é a contratante.</li>
<li><strong>Administradora:</strong> quando existe, cuida do cadastro e dos boletos.</li>
<li><strong>Corretora:</strong> apresenta as opções e acompanha a contratação.</li>
</ul>
<p>O boleto pode vir em nome da administradora. Anote na contratação quem emite a cobrança.</p>
<p>Além da mensalidade, há às vezes contribuição à entidade e <a href="/blog/taxa-de-adesao">taxa de adesão</a>. Segundo a ANS (Manual de Tópicos da Saúde Suplementar, 1ª ed., 2021), a taxa não é a primeira mensalidade, e o valor deve ser diferente. [COR-05]</p>

<h2>Se você sair ou o contrato acabar</h2>
<p>Sem a concordância da entidade, a operadora só exclui alguém por fraude, perda do vínculo ou da dependência, pedido da própria pessoa ou falta de pagamento de quem paga direto (RN 557/2022, art. 24). Quem deixa a entidade perde o vínculo e fica sujeito à exclusão. [RES-06]</p>
<p>O contrato inteiro acaba nas condições escritas nele (art. 23). Nesse caso, você tem 60 dias, contados do dia em que soube, para mudar de plano pela portabilidade de carências. Não se exige tempo de permanência nem faixa de preço, e a operadora deve informar as datas de início e fim do prazo (RN 438/2018, art. 8º). O que fazer está em <a href="/blog/fim-do-contrato-coletivo">fim do contrato coletivo</a>. [RES-01, POR-05, POR-15]</p>
<aside>
<p><strong>Se for emergência</strong></p>
<p>Quem está internado, ou em tratamento que garante a sobrevivência ou a integridade física, continua a ser atendido até a alta. Isso vale mesmo depois da rescisão regular do contrato, se o titular pagar a mensalidade inteira (STJ, Tema 1.082). [RES-02]</p>
</aside>

<h2>O que perguntar antes de aderir</h2>
<ol>
<li>Qual é a entidade contratante, e qual é o meu vínculo com ela?</li>
<li>Em que dia o contrato faz aniversário?</li>
<li>Quais foram os reajustes dos últimos três anos?</li>
<li>Que carências vou cumprir?</li>
<li>Em que condições o contrato acaba, e com quantos dias de aviso?</li>
<li>Qual é o registro do plano na ANS?</li>
</ol>
<p>Peça as respostas por escrito e guarde-as com a proposta.</p>
`,
} as const satisfies Article
