import { scamWarning } from "../../../leads/lead/scam-warning.ts"
import type { Article } from "../article.ts"

export const planoDepoisDos59 = {
  slug: "plano-depois-dos-59",
  title: "Depois dos 59: como escolher um plano de saúde sem pressa",
  excerpt:
    "Aos 59 anos a tabela chega à última faixa e a idade deixa de encarecer o plano. Veja o que a operadora não pode fazer e o que comparar antes de escolher.",
  metaDescription:
    "Como escolher plano de saúde depois dos 59 anos: a última faixa etária, o que a lei proíbe, carências, doença preexistente, portabilidade e rede.",
  author: "rosa-amaral",
  reviewer: "responsavel",
  categories: ["protecao", "beneficios"],
  tags: ["faixa-etaria", "mensalidade", "carencia", "rede-credenciada"],
  publishedOn: "2026-08-06",
  reviewedOn: "2026-11-16",
  body: `
<p>Nos contratos feitos desde 2004, aos 59 anos você entra na última das dez faixas de preço (RN 563/2022 da ANS, art. 2º). Dali em diante a idade deixa de encarecer o plano, mas o reajuste anual continua. Nenhuma operadora pode recusar você pela idade. Compare o preço da décima faixa, a rede da sua cidade e os reajustes que o contrato já teve. [IDA-01, IDA-05, CON-13]</p>

<h2>O preço a partir dos 59 anos</h2>
<p>Nos contratos feitos desde 2004, a décima faixa começa aos 59 e não há outra depois dela. Aos 65, aos 72 ou aos 80, o aniversário não muda a mensalidade. O preço dessa faixa tem limite: no máximo seis vezes o da primeira (RN 563/2022, art. 3º). [IDA-01, IDA-02, IDA-05]</p>
<p>Se você tem 57 ou 58 anos, peça dois preços: o de hoje e o da décima faixa. Decida pelo segundo. As idades e os limites estão no artigo sobre <a href="/blog/faixas-etarias-da-ans">as dez faixas etárias</a>. [IDA-01]</p>
<aside>
<p><strong>Contrato anterior a 2004</strong></p>
<p>Em 8 de outubro de 2025 o STF formou maioria, por 7 a 2, para proibir o aumento por idade a quem chegou aos 60 também nos contratos antigos (Tema 381). O resultado não foi proclamado: espera o julgamento da ADC 90, interrompido em 5 de novembro de 2025. Última conferência nossa: 15 de novembro de 2026. [IDA-08, IDA-09]</p>
<p>Se o seu boleto subiu por idade depois dos 60, guarde o aviso e procure orientação jurídica. Veja também <a href="/blog/contrato-antigo">o que fazer com um contrato antigo</a>.</p>
</aside>

<h2>O que a operadora não pode fazer</h2>
<ul>
<li><strong>Recusar pela idade ou por deficiência.</strong> A proibição está na Lei 9.656/1998, art. 14. [CON-13]</li>
<li><strong>Escolher clientes pela saúde.</strong> A ANS proíbe essa seleção em qualquer tipo de contrato, na entrada e na exclusão (Súmula Normativa 27/2015). [CON-14]</li>
<li><strong>Cobrar mais porque você fez 60 ou 70 anos.</strong> O Estatuto da Pessoa Idosa proíbe valores diferentes por idade a partir dos 60 (Lei 10.741/2003, art. 15, § 3º). [IDA-05]</li>
<li><strong>Aumentar por idade a mensalidade de quem tem mais de 60 anos e mais de 10 de plano.</strong> É o que diz a Lei 9.656/1998, art. 15, parágrafo único. [IDA-07]</li>
</ul>
<p>Há exigências que são legítimas. No plano por adesão, você precisa ter vínculo com a entidade que contratou (RN 557/2022 da ANS, art. 15). [CON-02]</p>
<p>Se a entrada for negada e você desconfiar que foi pela idade, peça o motivo por escrito. Depois reclame na ANS pelo 0800 701 9656. [NEG-08]</p>

<h2>Carência e doença que você já tem</h2>
<p>A carência é de até 180 dias na maior parte dos casos e de até 24 horas em urgência e emergência (Lei 9.656/1998, art. 12). [CAR-02, CAR-03]</p>
<p>Declare as doenças que você sabe ter. A operadora pode aplicar a cobertura parcial temporária (CPT), por até 24 meses. Ela suspende só cirurgia, leito de alta tecnologia e procedimento de alta complexidade ligados exclusivamente à doença declarada. Consultas e exames simples continuam cobertos, cumpridas as carências (RN 558/2022 da ANS, arts. 2º e 6º). [PRE-03, PRE-04, PRE-09]</p>
<aside>
<p><strong>Se for emergência</strong></p>
<p>Passadas 24 horas de contrato, o atendimento não pode ser recusado por carência (Lei 9.656/1998, art. 12). Durante a carência de internação, ou se a emergência vem da doença declarada, a Resolução Consu 13/1998 garante ao menos as primeiras 12 horas e a remoção. É nessa regra que a operadora costuma se apoiar para negar a internação. [CAR-03, URG-01, URG-02, URG-06]</p>
<p>Duas súmulas do STJ dizem que é abusivo limitar a internação no tempo (302) e exigir mais de 24 horas de carência em urgência ou emergência (597). O tribunal vai fixar a tese no Tema 1.314, sem decisão em 5 de outubro de 2026. Última conferência nossa: 15 de novembro de 2026. [URG-04, URG-05, URG-07]</p>
<p>Na hora, peça ao médico a declaração do risco. A negativa deve vir por escrito, com a cláusula ou a norma, mesmo que você não peça (RN 623/2024). Ligue para a ANS: 0800 701 9656. [NEG-01, NEG-08]</p>
</aside>

<h2>O plano que você já tem</h2>
<p>Antes de trocar, veja se o problema é o preço, a rede ou o atendimento. Pergunte à operadora se há um plano mais simples com os hospitais que você usa.</p>
<p>Para trocar sem nova carência existe a <a href="/blog/portabilidade-de-carencias">portabilidade</a>. A primeira exige 2 anos no plano atual, ou 3 se houve CPT. Estar em tratamento não impede a troca. Não se preenche declaração de saúde, salvo para coberturas que o plano antigo não tinha (RN 438/2018 da ANS, arts. 3º, 5º e 21). [POR-02, POR-10, POR-14]</p>
<p>Não cancele o plano antigo antes de o novo começar. Na portabilidade, cancele-o em até 5 dias, contados do início do novo; depois disso, você cumpre carências (RN 438/2018, art. 18). [POR-08]</p>

<h2>O que comparar nas propostas</h2>
<p>Anote os seus médicos, os exames que repete todo ano e o hospital onde quer ser internado. Com essa lista, compare duas ou três propostas:</p>
<ul>
<li><strong>Rede.</strong> Ligue para os consultórios e o hospital e diga o nome completo do plano.</li>
<li><strong>Custo do ano.</strong> Some mensalidades, coparticipação e taxas. Pergunte se há teto mensal para a coparticipação.</li>
<li><strong>Reajustes.</strong> No coletivo, o percentual é negociado e não segue o teto da ANS. Peça os dos últimos anos. [REA-01]</li>
<li><strong>Público.</strong> Há planos pensados para essa fase da vida, como os da <a href="/medsenior">MedSênior</a>, e planos para todas as idades. Compare os dois tipos.</li>
</ul>
<p>Somos uma corretora. Quem nos paga é a operadora ou a administradora, por comissão.</p>

<h2>Quando alguém apressa você</h2>
<p>“A tabela vira amanhã” e “última vaga” não são motivo para assinar. Mostre a proposta a alguém de confiança e decida depois. Não abra CNPJ para conseguir um plano e não omita doença na declaração de saúde.</p>
<p>${scamWarning}</p>
<p>Se a escolha é para seu pai ou sua mãe, leia <a href="/blog/plano-para-os-pais">plano para os pais do servidor</a>.</p>
`,
} as const satisfies Article
