import type { Article } from "../article.ts"

export const comoLerAProposta = {
  slug: "como-ler-a-proposta",
  title: "Como ler a proposta antes de assinar",
  excerpt:
    "O que cada campo da proposta quer dizer, o que não pode ficar em branco, o que a declaração de saúde pode perguntar e em quantos dias você ainda pode desistir.",
  metaDescription:
    "Como ler a proposta do plano de saúde campo a campo: documentos, contrato, preço, datas, carências, declaração de saúde e os 7 dias para desistir.",
  author: "dalva-nunes",
  reviewer: "responsavel",
  categories: ["protecao", "guias"],
  tags: ["contrato", "documentos", "carencia", "golpes"],
  publishedOn: "2026-08-20",
  reviewedOn: "2026-11-16",
  body: `
<p>Antes de assinar, confira se estão preenchidos o nome do plano, o registro na ANS, o tipo de contrato, as pessoas, a cobertura, o preço total, a data de início e as carências. Quem contrata fora do estabelecimento da empresa, como por telefone ou pela internet, tem 7 dias para desistir (<a href="https://www.planalto.gov.br/ccivil_03/Leis/L8078compilado.htm">Código de Defesa do Consumidor</a>, art. 49). [CDC-06]</p>

<h2>Os documentos que você recebe</h2>
<p>Em qualquer tipo de plano, você recebe o manual de orientação para contratação (MPS) e o guia de leitura contratual (GLC). No plano individual, recebe também o contrato e o material explicativo (Lei 9.656/1998, art. 16; RN 557/2022 da ANS). [CON-11]</p>
<p>Peça ainda a tabela de preços com todas as faixas etárias e, no plano coletivo, as condições do contrato. Leia em papel ou em tela grande. Se a letra for difícil, peça a alguém de confiança que leia em voz alta.</p>
<p>O contrato não obriga quem não pôde conhecê-lo antes (Código de Defesa do Consumidor, art. 46). Cláusula que limita direito vem em destaque, e a letra tem corpo 12 ou maior (art. 54). O que a propaganda afirma com precisão obriga quem anuncia e integra o contrato (art. 30): guarde o folheto. O código vale para os planos de saúde, menos os de autogestão (STJ, Súmula 608). [CDC-01, CDC-05, CDC-07, CDC-08]</p>

<h2>Os campos da proposta</h2>
<table>
<caption>O que procurar e quando parar. A <a href="https://www.planalto.gov.br/ccivil_03/leis/L9656compilado.htm">Lei 9.656/1998</a>, art. 16, lista o que o contrato deve indicar com clareza [CON-12]</caption>
<thead>
<tr><th scope="col">Campo</th><th scope="col">O que procurar</th><th scope="col">Pare se</th></tr>
</thead>
<tbody>
<tr><th scope="row">Operadora e plano</th><td>Razão social, CNPJ e registro na ANS</td><td>O plano não é o que foi oferecido</td></tr>
<tr><th scope="row">Tipo de contrato</th><td>Individual, empresarial ou por adesão, com o nome da entidade</td><td>Aparece entidade ou empresa que você não conhece</td></tr>
<tr><th scope="row">Pessoas</th><td>Nome, CPF, nascimento e parentesco</td><td>Há alguém a mais, a menos ou com idade errada</td></tr>
<tr><th scope="row">Cobertura</th><td>Segmentação, abrangência, enfermaria ou apartamento</td><td>Está em branco ou diz “a definir”</td></tr>
<tr><th scope="row">Preço</th><td>Valor por pessoa, total, coparticipação, taxas</td><td>O total não é a soma das partes</td></tr>
<tr><th scope="row">Datas</th><td>Início da vigência, vencimento, mês do reajuste</td><td>Não há data de início</td></tr>
<tr><th scope="row">Carências</th><td>Prazos que você cumpre e reduções concedidas</td><td>A redução prometida não aparece</td></tr>
<tr><th scope="row">Quem vende</th><td>Nome do corretor e número de registro</td><td>O campo está vazio</td></tr>
</tbody>
</table>
<p>Veja se você tem mesmo o vínculo indicado. No plano coletivo, a operadora pode excluir uma pessoa por fraude ou perda do vínculo (<a href="https://bvsms.saude.gov.br/bvs/saudelegis/ans/2022/res0557_30_12_2022.html">RN 557/2022</a>, art. 24). Não aceite constar como sócio de empresa ou membro de categoria que não é a sua. [RES-06]</p>

<h2>As carências e as datas do contrato</h2>
<p>A carência máxima é de 24 horas em urgência e emergência, 300 dias no parto a termo e 180 dias nos demais casos (Lei 9.656/1998, art. 12). Se prometeram prazo menor, ele precisa constar da proposta. [CAR-01, CAR-02, CAR-03]</p>
<p>Anote a data da assinatura e a do início da vigência. A ANS conta a carência do início da vigência (RN 438/2018, art. 2º); a Súmula 597 do STJ, sobre urgência e emergência, fala em data da contratação. Leia mais sobre <a href="/blog/carencias">os prazos de carência</a>. [CAR-04, URG-04]</p>
<aside>
<p><strong>Se for emergência</strong></p>
<p>Passadas 24 horas de contrato, o atendimento de emergência não pode ser recusado por carência (Lei 9.656/1998, art. 12). A internação durante a carência tem regra própria, e o STJ ainda vai fixar a tese (Tema 1.314), sem decisão em 5 de outubro de 2026. Última conferência nossa: 15 de novembro de 2026. Se houver negativa, veja <a href="/blog/o-plano-negou">o que fazer quando o plano nega</a>. [CAR-03, URG-02, URG-07]</p>
</aside>

<h2>A declaração de saúde</h2>
<p>O formulário só pode perguntar por doenças ou lesões que você sabe ter. Hábitos, sintomas e remédios ficam fora (<a href="https://bvsms.saude.gov.br/bvs/saudelegis/ans/2022/res0558_30_12_2022.html">RN 558/2022</a>, art. 10). Um médico pode orientar o preenchimento, sem custo se for da lista da operadora (art. 5º). [PRE-08, PRE-09]</p>
<p>Responda você mesmo, sobre cada pessoa. Declarar uma doença não permite a recusa: é proibido selecionar clientes pela saúde (Súmula Normativa 27/2015 da ANS). O que a operadora pode aplicar é a cobertura parcial temporária. Ela suspende, por até 24 meses seguidos, só cirurgia, leito de alta tecnologia e procedimento de alta complexidade ligados exclusivamente à doença declarada (RN 558/2022, art. 2º). Em vez dela, a operadora pode oferecer o agravo, um acréscimo na mensalidade (art. 7º). [CON-14, PRE-03, PRE-07]</p>
<p>Omitir traz risco. A operadora pode alegar a omissão em processo na ANS, aberto em até 24 meses da contratação. Antes, avisa por escrito e dá ao menos 10 dias. Até o fim do processo, não nega nem cancela (arts. 15 a 18). Veja o artigo sobre <a href="/blog/doenca-preexistente">doença preexistente</a>. [PRE-10]</p>

<h2>Quando não assinar</h2>
<ul>
<li>Pedem assinatura em branco, ou que você diga a alguém o código que chegou ao seu celular.</li>
<li>Pedem pagamento antes da proposta, ou para a conta de quem não aparece na proposta.</li>
<li>O preço só vale naquele dia, ou o contrato “vai depois”.</li>
<li>Uma resposta importante veio só por áudio.</li>
<li>Sugerem mudar idade, endereço, profissão ou estado de saúde de alguém.</li>
</ul>

<h2>Na assinatura e depois</h2>
<p>Mande ao corretor um resumo do que entendeu: plano, preço total, início, carências e cobranças. Peça a resposta por escrito. Inclua na mensagem a pergunta sobre <a href="/blog/como-o-corretor-e-remunerado">como ele é remunerado</a>.</p>
<p>A Resolução CNSP 382/2020 obriga o corretor de seguros a dizer, antes da compra, quanto ganha e com quem trabalha. Ela fala em seguros, capitalização e previdência aberta; o plano de saúde é fiscalizado pela ANS. Por isso, é você quem deve perguntar. [COR-02, COR-03]</p>
<p>Guarde o arquivo final, com data e todas as páginas. Anote quem emite o boleto. Confira se o nome, o plano e a data de início na carteirinha são os da proposta.</p>
<p>Para desistir nos 7 dias, avise a operadora ou a administradora, avise também a corretora e guarde o protocolo. O que você pagou é devolvido (Código de Defesa do Consumidor, art. 49). [CDC-06]</p>
`,
} as const satisfies Article
