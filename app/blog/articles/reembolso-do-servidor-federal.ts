import type { Article } from "./article.ts"

export const reembolsoDoServidorFederal = {
  slug: "reembolso-do-servidor-federal",
  title: "Ressarcimento do plano: o que o servidor federal precisa saber antes de pedir",
  metaTitle: "Ressarcimento do plano de saúde do servidor federal",
  excerpt:
    "Quem pode receber, por que o titular do plano precisa ser você, como o valor é definido e o que guardar para a comprovação no SouGov.",
  metaDescription:
    "Como funciona o ressarcimento do plano de saúde no Executivo federal: quem pode pedir, a regra do titular, os dependentes e a comprovação no SouGov.",
  author: "equipe-de-beneficios",
  categories: ["beneficios", "direitos"],
  tags: ["sougov", "mensalidade", "dependentes", "documentos"],
  isFeatured: true,
  pictureAlt: "As duas torres, a cúpula e a tigela do Congresso Nacional, em Brasília, refletidas na água.",
  publishedOn: "2026-10-29",
  reviewedOn: "2026-11-13",
  sources: [
    {
      label: "Lei nº 8.112/1990, art. 230: ressarcimento parcial e seu limite.",
      href: "https://www.planalto.gov.br",
    },
    {
      label: "Instrução Normativa GABIN/MGI nº 496/2025: regras em vigor desde 1º de janeiro de 2026.",
      href: "https://www.gov.br/servidor",
    },
    { label: "SouGov: pedido e comprovação do ressarcimento de saúde suplementar." },
  ],
  reviewNote:
    "O ressarcimento e o seu limite foram lidos na Lei 8.112/1990; o número e a vigência da instrução normativa, a exigência de ser titular e a lista de dependentes, em página do Portal do Servidor. Os documentos, a comprovação anual e os seus efeitos vêm de comunicados de órgãos: confirme no SouGov ou na gestão de pessoas.",
  body: `
<p>O plano de saúde sai do seu bolso, mas uma parte pode voltar. O artigo 230 da Lei 8.112/1990 permite que a assistência à saúde do servidor federal seja prestada na forma de auxílio: um ressarcimento parcial do que ele gasta com plano ou seguro privado. As regras atuais do Executivo estão na Instrução Normativa GABIN/MGI nº 496, de 2025, e valem desde 1º de janeiro de 2026.</p>
<p>Repare na palavra <em>parcial</em>. O ressarcimento ajuda a pagar a mensalidade, sem substituí-la, e a lei o limita ao total que você gastou com o plano. Ponha esse valor na conta antes de escolher, e não depois.</p>

<h2>Quem pode pedir</h2>
<p>Segundo o Portal do Servidor, a norma alcança:</p>
<ul>
<li>os servidores do Executivo federal;</li>
<li>os aposentados pelo regime próprio de previdência da União;</li>
<li>os empregados públicos da administração federal direta, autárquica e fundacional em atividade;</li>
<li>os militares da Polícia Militar e do Corpo de Bombeiros dos antigos Territórios, ativos e inativos;</li>
<li>os pensionistas.</li>
</ul>
<p>Se você é servidor estadual ou municipal, ou trabalha no Legislativo ou no Judiciário, essas regras não são as suas. Seu órgão pode ter um benefício próprio, com outro nome e outra tabela. Quem responde é a gestão de pessoas.</p>

<h2>O titular do plano precisa ser você</h2>
<p>Essa condição é fácil de esquecer. O benefício só é pago quando o titular do contrato é uma das pessoas listadas na norma. O servidor que está como dependente no plano do marido ou da esposa não preenche a condição, mesmo que pague a mensalidade do próprio bolso.</p>
<p>Se for esse o seu caso, não cancele nada ainda. Mudar de titular pode significar assinar outro contrato e cumprir carências de novo. Antes, veja se a <a href="/blog/portabilidade-de-carencias">portabilidade de carências</a> resolve e compare o que ganharia de ressarcimento e o que perderia na troca.</p>

<h2>Como o valor é definido</h2>
<p>O governo paga um valor mensal por vida: um para você e um para cada dependente reconhecido. Cada valor sai de uma tabela que cruza a remuneração do servidor com a faixa etária da pessoa. A tabela é revista de tempos em tempos, e por isso não a reproduzimos aqui. Consulte sempre a versão oficial em <a href="https://www.gov.br/servidor">gov.br/servidor</a> ou no próprio SouGov.</p>
<aside>
<h3>Uma conta para entender o efeito</h3>
<p>Suponha uma mensalidade de 1.000 e um ressarcimento de 200. Seu custo é 800.</p>
<p>No ano seguinte, a mensalidade sobe 10% e vai a 1.100. O ressarcimento depende da tabela, da remuneração e da idade. Se nada disso mudou, continua em 200. Seu custo passa a 900: um aumento de 12,5%, maior que o reajuste anunciado.</p>
<p>Os números foram inventados para a conta. Não são preços de plano nem valores da tabela oficial.</p>
</aside>

<h2>Dependente no plano e dependente no ressarcimento</h2>
<p>São duas listas diferentes. A do plano está no contrato e pode ser mais ampla. A do ressarcimento está na norma e, de acordo com a divulgação oficial, inclui:</p>
<ul>
<li>cônjuge ou companheiro em união estável;</li>
<li>pessoa separada, divorciada ou com união estável dissolvida que receba pensão alimentícia;</li>
<li>filhos menores de 21 anos, ou com invalidez ou deficiência;</li>
<li>filhos de 21 a 24 anos incompletos, dependentes do titular e estudantes de curso regular reconhecido pelo MEC.</li>
</ul>
<p>Pai e mãe não aparecem nessa relação. Podem até entrar no plano, se o contrato permitir, mas a mensalidade deles tende a ficar inteira por sua conta. Explicamos a diferença em <a href="/blog/quem-pode-ser-dependente">quem pode entrar no seu plano</a>. Para enteados, menores sob guarda e outras situações, pergunte ao seu órgão antes de contar com o valor.</p>

<h2>O que separar antes de abrir o SouGov</h2>
<p>O pedido é feito no SouGov, pelo aplicativo ou pelo site. A lista exata de documentos pode variar de um órgão para outro, mas vale ter à mão:</p>
<ol>
<li>o contrato ou uma declaração da operadora ou da administradora em que você apareça como titular;</li>
<li>o número de registro da operadora e o do plano na ANS, que constam do contrato e, em geral, da carteirinha;</li>
<li>o valor da mensalidade de cada pessoa, separado de coparticipação e de taxas;</li>
<li>o comprovante do último pagamento;</li>
<li>o cadastro dos dependentes em dia no seu órgão. Quem não está nos seus registros funcionais costuma ficar fora do cálculo.</li>
</ol>
<p>Peça a declaração à operadora assim que contratar. É um papel simples, mas a emissão pode levar dias.</p>

<h2>Depois que o pedido é aceito</h2>
<p>O ressarcimento pede acompanhamento. Informe no SouGov qualquer mudança no plano: troca de operadora, entrada ou saída de dependente, cancelamento. Cancelar o plano com a operadora não encerra o benefício no SouGov, e o que for pago sem direito pode ser cobrado de volta.</p>
<p>Há também a comprovação anual dos pagamentos. Quem perde o prazo pode ter o benefício suspenso. A data é divulgada a cada ano: confirme no SouGov ou na gestão de pessoas e guarde os boletos pagos em uma pasta, mês a mês. Quem tem plano de autogestão por convênio pode estar dispensado dessa etapa. Pergunte.</p>
<p>Um último cuidado. Ninguém precisa da sua senha do gov.br para orientar o pedido, nem a corretora, nem a operadora. Se alguém oferecer “liberar o ressarcimento” em troca da senha ou de uma taxa, encerre a conversa.</p>
`,
} as const satisfies Article
