import type { Article } from "../article.ts"

export const doencaPreexistente = {
  slug: "doenca-preexistente",
  title: "Doença preexistente: o que muda nos primeiros 24 meses",
  excerpt:
    "Declarar uma doença não deixa você sem atendimento. O que fica suspenso por até 24 meses, o que continua coberto, a emergência e a declaração de saúde.",
  metaDescription:
    "Doença preexistente no plano de saúde: o que fica suspenso por até 24 meses, o que vale na emergência, a declaração de saúde e a acusação de omissão.",
  author: "rosa-amaral",
  reviewer: "responsavel",
  categories: ["direitos", "protecao"],
  tags: ["cobertura", "carencia", "contrato", "documentos"],
  publishedOn: "2026-10-22",
  reviewedOn: "2026-11-16",
  body: `
<p>Por até 24 meses, a operadora pode suspender só cirurgia, leito de alta tecnologia e procedimento de alta complexidade ligados exclusivamente à doença que você declarou (RN 558/2022 da ANS). O resto continua coberto, cumpridas as carências. Depois de 24 meses de contrato, a lei proíbe excluir a cobertura dessa doença. [PRE-01, PRE-03, PRE-04]</p>

<h2>O que conta como preexistente</h2>
<p>É a doença ou lesão que você sabe ter quando contrata. Se você não sabia dela, não há o que declarar. A prova de que você sabia cabe à operadora (Lei 9.656/1998, art. 11). [PRE-01, PRE-09]</p>

<h2>O que fica suspenso e o que continua</h2>
<table>
<caption>Durante a cobertura parcial temporária (CPT), por até 24 meses seguidos [PRE-03, PRE-04]</caption>
<thead><tr><th scope="col">Suspenso, se ligado só à doença declarada</th><th scope="col">Coberto, cumpridas as carências</th></tr></thead>
<tbody>
<tr><td>Cirurgia</td><td>Consultas, inclusive sobre a própria doença</td></tr>
<tr><td>Leito de alta tecnologia</td><td>Exames simples</td></tr>
<tr><td>Procedimento de alta complexidade</td><td>Tudo o que não se liga à doença declarada</td></tr>
</tbody>
</table>
<p>Um exemplo: quem declara catarata vai ao oftalmologista e faz os exames simples. A cirurgia da catarata é que pode ficar suspensa, por até 24 meses. Se essa pessoa quebrar o braço, a cirurgia do braço segue a cobertura comum. [PRE-03, PRE-04]</p>
<p>A data em que a cobertura parcial termina vem na carteirinha, nos contratos desde 1º de fevereiro de 2023. Se você declarou a doença e a operadora não ofereceu a CPT na entrada, não pode aplicá-la depois. [PRE-11, PRE-12]</p>
<aside>
<p><strong>Se for emergência</strong></p>
<p>Emergência não espera. Passadas 24 horas de contrato, o atendimento não pode ser recusado por carência (Lei 9.656/1998, art. 12). Em acidente, o plano hospitalar cobre sem restrição depois dessas 24 horas. [CAR-03, URG-01, URG-03]</p>
<p>Se a emergência vem da doença declarada, a Resolução Consu 13/1998 garante ao menos as primeiras 12 horas e a remoção. É nessa regra que a operadora costuma se apoiar para negar a internação. [URG-02, URG-06]</p>
<p>O STJ tem súmulas que consideram abusivo limitar a internação no tempo (302) e exigir mais de 24 horas de carência na urgência (597). O tribunal vai fixar a tese no Tema 1.314, sem decisão em 5 de outubro de 2026. Última conferência nossa: 15 de novembro de 2026. [URG-04, URG-05, URG-07]</p>
<p>Na hora, peça ao médico a declaração do risco e à operadora a carta da negativa. Registre a reclamação na ANS pelo 0800 701 9656 e procure um advogado ou a Defensoria Pública no mesmo dia. [NEG-01, NEG-08]</p>
</aside>

<h2>Quando não há cobertura parcial</h2>
<ul>
<li><strong>Agravo.</strong> No lugar da CPT, a operadora pode oferecer um acréscimo na mensalidade, com cobertura integral depois das carências (RN 558/2022). Pergunte o valor e por quanto tempo se paga. [PRE-07]</li>
<li><strong>Empresarial com 30 ou mais pessoas.</strong> Quem pede a entrada em até 30 dias da celebração do contrato ou do seu vínculo não sofre CPT nem agravo (RN 557/2022, art. 7º). Na adesão pode haver CPT. [CAR-05, CAR-06, CAR-07]</li>
<li><strong>Portabilidade.</strong> Não se preenche declaração de saúde nem cabe alegar doença preexistente, salvo para coberturas que o plano antigo não tinha (RN 438/2018). Quem porta porque perdeu o vínculo e ainda estava em CPT cumpre no novo plano o prazo que restar. Veja <a href="/blog/portabilidade-de-carencias">quem tem direito à portabilidade</a>. [POR-06, POR-14]</li>
<li><strong>Recém-nascido.</strong> Inscrito em até 30 dias do nascimento ou da adoção, em plano com obstetrícia, não sofre CPT. Veja <a href="/blog/gravidez-parto-e-bebe">gravidez, parto e bebê</a>. [CAR-11]</li>
</ul>

<h2>Como preencher a declaração de saúde</h2>
<p>O formulário só pode perguntar por doenças ou lesões que você sabe ter. Hábitos, sintomas e remédios ficam fora (RN 558/2022, art. 10). [PRE-09]</p>
<ol>
<li>Responda você mesmo. Não deixe o vendedor marcar as respostas.</li>
<li>Declare toda doença ou lesão que você sabe ter, sem diminuir nem aumentar.</li>
<li>Se tiver dúvida, peça a orientação de um médico. Não há custo se ele for da lista da operadora. [PRE-08]</li>
<li>Guarde uma cópia assinada e datada.</li>
</ol>
<p>Se alguém disser “põe não em tudo, que ninguém confere”, procure outro corretor. Quem assina é você.</p>

<h2>Se a operadora alegar omissão</h2>
<p>A operadora precisa enviar um aviso, o Termo de Comunicação, dar ao menos 10 dias e provar na ANS que você sabia. O processo só pode ser aberto até 24 meses da contratação. Até o fim dele, ela não pode negar o atendimento nem cancelar o plano (RN 558/2022, arts. 15 a 18). [PRE-02, PRE-10]</p>
<p>Se a operadora fez exame ou perícia para admitir você, não pode alegar omissão depois. E o STJ considera ilícita a recusa quando não se exigiu exame antes do contrato nem se provou má-fé (Súmula 609). [PRE-05, PRE-06]</p>
<p>A fraude provada permite encerrar o plano individual e excluir a pessoa do coletivo. Por isso não omita. Se recebeu o termo, procure logo orientação jurídica, antes de responder e sem perder o prazo. Se percebeu um esquecimento, faça o mesmo. [CAN-01, RES-06]</p>

<h2>Recusa de entrada e negativa de atendimento</h2>
<p>A Súmula Normativa 27/2015 da ANS proíbe selecionar clientes pela saúde ou pela idade, em qualquer tipo de contrato. Se a proposta “não foi aprovada pelo sistema”, peça o motivo por escrito e leve o caso à ANS. Na adesão, o vínculo com a entidade continua a ser exigido. [CON-02, CON-14, NEG-08]</p>
<p>Negativa de atendimento é outra coisa. Ela deve vir por escrito, com a cláusula ou a norma, mesmo que você não peça (RN 623/2024). Os prazos estão em <a href="/blog/o-plano-negou">o plano negou</a>. [NEG-01]</p>
<p>Para uma cotação, não envie exames nem laudos. Veja <a href="/blog/seus-dados-na-cotacao">quais dados a cotação usa</a>.</p>
`,
} as const satisfies Article
