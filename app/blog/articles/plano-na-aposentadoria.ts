import type { Article } from "./article.ts"

export const planoNaAposentadoria = {
  slug: "plano-na-aposentadoria",
  title: "Aposentadoria à vista: o que conferir no plano antes do último dia de trabalho",
  metaTitle: "Plano de saúde na aposentadoria: o que conferir antes",
  excerpt:
    "Um calendário para o último ano de trabalho: descobrir de que tipo é o seu plano, o que muda no pagamento e no ressarcimento e o que não cancelar antes da hora.",
  metaDescription:
    "Roteiro para quem vai se aposentar no serviço público: o que conferir no plano de saúde um ano, seis meses e um mês antes do último dia de trabalho.",
  author: "equipe-de-beneficios",
  categories: ["beneficios", "guias"],
  tags: ["aposentadoria", "contrato", "portabilidade", "sougov"],
  pictureAlt: "Uma rede entre duas palmeiras, diante do mar e do sol que se põe.",
  publishedOn: "2026-09-10",
  reviewedOn: "2026-11-13",
  sources: [
    {
      label: "Lei nº 9.656/1998, art. 31: manutenção do plano pelo aposentado que contribuiu.",
      href: "https://www.planalto.gov.br",
    },
    {
      label: "ANS, Resolução Normativa nº 438/2018: portabilidade de carências.",
      href: "https://www.gov.br/ans",
    },
    { label: "ANS, Resolução Normativa nº 563/2022: faixas etárias." },
    {
      label: "Instrução Normativa GABIN/MGI nº 496/2025: ressarcimento no Executivo federal.",
      href: "https://www.gov.br/servidor",
    },
  ],
  reviewNote:
    "O artigo 31 foi lido na lei; a inclusão dos aposentados no ressarcimento federal, em página do Portal do Servidor; as faixas etárias, na resolução da ANS. A aplicação do artigo 31 ao seu vínculo e as regras de portabilidade vêm de fontes secundárias: confirme com a ANS, o órgão e a operadora.",
  body: `
<p>A aposentadoria muda a rotina, a renda e, às vezes sem que se perceba, a situação no plano de saúde. O desconto em folha pode virar boleto. O contrato que dependia do cargo pode ter outra regra para aposentados. Com um ano de antecedência, nada disso é difícil de resolver. Com uma semana, é.</p>
<p>O roteiro abaixo acompanha o calendário. Se o seu último dia está mais perto, comece pelo primeiro passo do mesmo jeito e siga a ordem.</p>

<h2>Um ano antes: descubra que plano você tem</h2>
<p>Pegue o contrato, ou peça uma cópia à operadora, e procure o tipo de contratação. Dele depende quase tudo o que vem depois.</p>
<ul>
<li><strong>Autogestão ou convênio do órgão.</strong> O plano é ligado ao serviço público. A permanência do aposentado e a contribuição dele estão no regulamento do plano.</li>
<li><strong>Coletivo por adesão.</strong> O vínculo é com a associação, o sindicato ou outra entidade. A pergunta certa não é se o órgão mantém o plano, e sim se a entidade mantém o aposentado como associado.</li>
<li><strong>Coletivo empresarial.</strong> O contrato é do empregador. Veja se prevê a permanência de aposentados e em que condições.</li>
<li><strong>Individual ou familiar.</strong> Não depende do trabalho. A aposentadoria, por si, não muda nada no contrato.</li>
</ul>
<p>Se você é dependente no plano de outra pessoa, a pergunta é outra: o que acontece com o seu plano quando o titular se aposentar?</p>

<h2>Dez meses antes: pergunte por escrito</h2>
<p>Telefonema esclarece, mas não prova. Mande um e-mail ou abra um chamado na operadora, na administradora ou na gestão de pessoas com quatro perguntas:</p>
<ol>
<li>Ao me aposentar, continuo no plano com a mesma cobertura e a mesma rede?</li>
<li>Quanto passarei a pagar, para mim e para cada dependente?</li>
<li>Há prazo ou formulário para declarar que quero permanecer?</li>
<li>Como será feita a cobrança: folha, boleto ou débito em conta?</li>
</ol>
<p>A terceira merece atenção. O contrato pode exigir uma opção expressa, em prazo curto, contado da comunicação. Quem não sabe do prazo pode perder o lugar sem ter decidido sair.</p>

<h2>E a lei que garante o plano ao aposentado?</h2>
<p>O artigo 31 da Lei 9.656/1998 trata do aposentado que contribuiu para o plano da empresa em razão de vínculo empregatício. Com pelo menos dez anos de contribuição, ele pode permanecer nas mesmas condições de cobertura, desde que assuma o pagamento integral. Com menos de dez, pode ficar um ano para cada ano de contribuição, também com pagamento integral.</p>
<p>Repare nas palavras <em>vínculo empregatício</em> e <em>pagamento integral</em>. A primeira expressão descreve bem o empregado público contratado pela CLT. Para o servidor estatutário, não conte com a regra sem conferir. A segunda quer dizer que a parte antes paga pelo empregador passa a ser sua. Confirme o seu caso com a ANS, em <a href="https://www.gov.br/ans">gov.br/ans</a>, antes de contar com essa regra.</p>

<h2>Seis meses antes: refaça as contas</h2>
<p>A renda muda, e alguns descontos e auxílios também. Monte uma folha com o custo do plano depois da aposentadoria, e não com o de hoje. Três itens costumam ser esquecidos.</p>
<p><strong>O ressarcimento.</strong> No Executivo federal, as regras em vigor desde janeiro de 2026 alcançam também os aposentados pelo regime próprio da União, desde que sejam titulares do plano. O valor depende da remuneração e da faixa etária e, por isso, pode mudar com o provento. Pergunte se o cadastro no SouGov segue ativo ou se será preciso novo pedido. Detalhamos isso em <a href="/blog/reembolso-do-servidor-federal">ressarcimento do servidor federal</a>.</p>
<p><strong>A faixa etária.</strong> A última começa aos 59 anos. Se você ou seu cônjuge ainda não chegou lá, pode haver um aumento à frente. Se já chegaram, a idade deixa de mexer na mensalidade, embora os reajustes anuais continuem.</p>
<p><strong>A cidade.</strong> Muita gente muda de endereço ao se aposentar. Veja se o plano tem abrangência e rede no lugar para onde você vai.</p>

<h2>Três meses antes: se for preciso trocar</h2>
<p>Se o plano atual vai terminar ou ficar caro demais, procure outro enquanto o primeiro está ativo. A portabilidade permite mudar sem cumprir novas carências a quem está há dois anos no primeiro plano, ou três, no caso de doença preexistente, respeitada a faixa de preço. Há condições mais favoráveis para quem perde o plano porque se desligou do emprego, e um prazo para usá-las. Pergunte à ANS se é o seu caso. O <a href="/blog/portabilidade-de-carencias">passo a passo da portabilidade</a> mostra o caminho, e o guia da ANS emite o relatório com as opções.</p>
<blockquote><p>Só deixe o plano antigo quando o novo tiver data de início por escrito.</p></blockquote>

<h2>O último mês e o primeiro boleto</h2>
<p>Nas últimas semanas, faça o que só depende de você:</p>
<ul>
<li>troque o e-mail e o telefone do trabalho pelos pessoais no cadastro da operadora, da administradora e do SouGov;</li>
<li>baixe os comprovantes de pagamento, o contrato e a declaração de tempo de permanência no plano;</li>
<li>anote o nome e o CNPJ de quem emitirá a cobrança daqui em diante;</li>
<li>reserve na agenda a data do primeiro vencimento fora da folha.</li>
</ul>
<p>Na passagem da folha para o boleto, uma cobrança falsa pode passar por novidade. Se o primeiro boleto chegar por mensagem, emita a segunda via no canal oficial e compare. E se não chegar nenhum, não espere: ligue. Um mês sem pagamento pode custar mais do que a mensalidade.</p>
`,
} as const satisfies Article
