import type { Article } from "./article.ts"

export const reajusteDePlanoColetivo = {
  slug: "reajuste-de-plano-coletivo",
  title: "Reajuste do plano coletivo: por que ele não segue o teto da ANS",
  metaTitle: "Reajuste do plano coletivo e o teto da ANS",
  excerpt:
    "O teto que sai no noticiário vale para planos individuais. No coletivo, o percentual é negociado, e há regras, contas e perguntas que você pode conhecer.",
  metaDescription:
    "Por que o reajuste do plano de saúde coletivo não segue o teto da ANS, de onde vem o percentual e o que conferir quando o aumento chega ao boleto.",
  author: "redacao-webplan",
  categories: ["legislacao"],
  tags: ["reajuste", "mensalidade", "adesao", "ans"],
  publishedOn: "2026-10-19",
  reviewedOn: "2026-11-13",
  sources: [
    {
      label: "ANS, Resolução Normativa nº 557/2022: formas de contratação de planos.",
      href: "https://www.gov.br/ans",
    },
    { label: "ANS, Resolução Normativa nº 563/2022: faixas etárias e limites de variação." },
    {
      label: "Lei nº 9.656/1998, arts. 15 e 16: critério de reajuste no contrato.",
      href: "https://www.planalto.gov.br",
    },
    { label: "ANS, Manual de Tópicos da Saúde Suplementar: reajuste de planos coletivos." },
  ],
  reviewNote:
    "As regras de faixa etária foram lidas na resolução, e a exigência do critério no contrato, na Lei 9.656/1998. O intervalo de doze meses, o percentual igual para todos, o agrupamento de contratos pequenos e o acesso ao cálculo foram conferidos em uma cópia de um manual antigo da ANS e podem ter mudado: confirme com a ANS.",
  body: `
<p>Todo ano, o noticiário informa o reajuste máximo dos planos de saúde autorizado pela ANS. Semanas depois chega o boleto, e o aumento é outro, às vezes bem maior. Há quem conclua que houve erro. Em geral não houve: o percentual do noticiário vale para planos individuais e familiares, e o seu plano é coletivo.</p>
<p>Isso não quer dizer que no plano coletivo valha tudo. As regras são outras, e muitas delas estão no contrato.</p>
<h2>Por que o teto da ANS não vale aqui?</h2>
<p>No plano individual, uma pessoa sozinha contrata com uma operadora. Como o poder das duas partes é muito desigual, a ANS fixa o reajuste anual máximo. No coletivo, quem contrata é uma empresa ou uma entidade de classe, que em princípio tem força para negociar em nome de todos. A ANS acompanha, recebe informações e estabelece regras, mas não fixa o percentual.</p>
<p>É assim tanto no plano empresarial como no <a href="/blog/plano-coletivo-por-adesao">coletivo por adesão</a>, oferecido a servidores por meio de sindicatos e associações.</p>
<h2>Então a operadora cobra o que quiser?</h2>
<p>Não. Há limites que convém conhecer e, na dúvida, confirmar na página da <a href="https://www.gov.br/ans">ANS</a>:</p>
<ul>
<li>o critério do reajuste precisa estar escrito no contrato, como manda a Lei 9.656, de 1998;</li>
<li>o reajuste anual só pode ser aplicado uma vez a cada doze meses;</li>
<li>dentro do mesmo contrato e do mesmo plano, o percentual é igual para todos, sem castigo para quem usou mais;</li>
<li>contratos com poucas pessoas, em regra, são reunidos num grupo da operadora, e o grupo inteiro recebe um só percentual. Assim, um tratamento caro não pesa sobre meia dúzia de famílias.</li>
</ul>
<p>O terceiro item merece atenção. Ninguém pode ter aumento individual por ter feito uma cirurgia ou por estar em tratamento. Se alguém lhe disser isso ao telefone, peça por escrito.</p>
<h2>De onde vem o percentual?</h2>
<p>Em geral, de duas parcelas. A primeira é a variação dos custos médicos e hospitalares. A segunda é a sinistralidade: quanto do dinheiro arrecadado foi gasto com atendimentos. O contrato costuma definir uma meta e, quando o gasto passa dela, prevê a recomposição.</p>
<aside>
<h3>A conta da sinistralidade, com números inventados</h3>
<p>Um contrato arrecadou 100 no ano e gastou 84 com consultas, exames e internações. A meta escrita no contrato era gastar 70.</p>
<p>Divide-se o que foi gasto pelo que estava previsto: 84 ÷ 70 = 1,2. Para voltar à meta, a mensalidade precisaria subir 20%. É sobre um número desse tipo que a entidade e a operadora negociam.</p>
<p><em>Cada contrato tem a sua fórmula. Esta serve apenas para mostrar o raciocínio.</em></p>
</aside>
<p>Por isso dois colegas da mesma repartição, em planos de entidades diferentes, podem receber percentuais bem distantes no mesmo ano.</p>
<h2>Por que às vezes vêm dois aumentos no mesmo ano?</h2>
<p>Porque são aumentos de natureza diferente. Um vem da idade; o outro, do aniversário do contrato.</p>
<table>
<caption>Dois aumentos que costumam ser confundidos</caption>
<thead><tr><th scope="col">Ponto</th><th scope="col">Mudança de faixa etária</th><th scope="col">Reajuste anual do coletivo</th></tr></thead>
<tbody>
<tr><th scope="row">O que provoca</th><td>O seu aniversário, em certas idades</td><td>O aniversário do contrato</td></tr>
<tr><th scope="row">Quem é atingido</th><td>Só quem mudou de faixa</td><td>Todos os que estão no contrato</td></tr>
<tr><th scope="row">Onde está o percentual</th><td>Na tabela do contrato, desde o início</td><td>Na negociação de cada ano</td></tr>
<tr><th scope="row">Limite</th><td>As duas travas da RN ANS 563/2022</td><td>Não há teto fixado pela ANS</td></tr>
</tbody>
</table>
<p>Quando os dois caem no mesmo ano, um incide sobre o outro. Uma mensalidade de 1.000 que sobe 10% pela faixa vai a 1.100. Se meses depois sobe mais 10% pelo reajuste, vai a 1.210. São 21%, e não 20%. Os números foram inventados; o raciocínio vale para qualquer valor. As idades e as travas estão em <a href="/blog/faixas-etarias-da-ans">As dez faixas etárias</a>.</p>
<h2>O que perguntar antes de entrar</h2>
<p>Um preço de entrada baixo ajuda pouco se o contrato tem aumentos fortes todos os anos. Peça por escrito:</p>
<ol>
<li>os percentuais de reajuste dos últimos três a cinco anos;</li>
<li>o mês de aniversário do contrato, porque quem entra pouco antes dele pode ter reajuste logo nos primeiros meses;</li>
<li>a cláusula que traz o critério do reajuste;</li>
<li>quantas vidas há no contrato e se ele faz parte de um agrupamento;</li>
<li>quem negocia em nome dos beneficiários, a entidade ou uma administradora.</li>
</ol>
<p>Nenhum histórico garante o futuro. Ele mostra, porém, como aquele contrato se comportou, e isso já separa uma proposta da outra.</p>
<h2>O aumento chegou. O que fazer?</h2>
<p>Comece pelo boleto. Compare com o anterior e separe o que é reajuste anual do que é mudança de faixa. Veja se o mês coincide com o aniversário do contrato e se passaram doze meses desde o último reajuste.</p>
<p>Depois, peça por escrito à administradora ou à operadora a memória de cálculo, que é a conta que levou ao percentual. A ANS reconhece ao consumidor o direito de pedi-la depois que o reajuste é aplicado. Anote o protocolo, a data e o nome de quem atendeu. Se a resposta não vier ou não fizer sentido, registre reclamação na ANS. Procure também a entidade contratante, porque o contrato é dela.</p>
<p>Enquanto isso, não deixe de pagar por conta própria. A falta de pagamento pode levar ao cancelamento, e recuperar o plano é mais difícil do que discutir o aumento.</p>
<p>Se a mensalidade deixou de caber no orçamento, há saídas a examinar com calma: perguntar se o mesmo contrato oferece um plano mais simples, rever a acomodação ou verificar a <a href="/blog/portabilidade-de-carencias">portabilidade de carências</a>. Só não cancele o plano atual antes de ter outro em vigor.</p>
`,
} as const satisfies Article
