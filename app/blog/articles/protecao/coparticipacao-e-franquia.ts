import type { Article } from "../article.ts"

export const coparticipacaoEFranquia = {
  slug: "coparticipacao-e-franquia",
  title: "Coparticipação e franquia: quanto você paga por usar",
  excerpt:
    "Com ou sem coparticipação? A resposta está na conta do ano e na conta do pior mês. Veja o que o contrato deve dizer e o que pedir antes de assinar.",
  metaDescription:
    "Plano com ou sem coparticipação: o que o contrato deve dizer, a conta do ano, a conta do pior mês, a franquia e o que muda para o servidor.",
  author: "rosa-amaral",
  reviewer: "responsavel",
  categories: ["protecao", "guias"],
  tags: ["mensalidade", "contrato", "cobertura"],
  publishedOn: "2026-11-16",
  reviewedOn: "2026-11-16",
  body: `
<p>Compare pelo ano, não pelo mês: doze mensalidades mais o que você paga por uso. Peça a tabela de coparticipação e o teto mensal antes de assinar; o contrato tem de indicar com clareza a coparticipação (Lei 9.656/1998, art. 16). Sem teto no contrato, faça a conta do pior mês. [CON-12]</p>

<h2>O que é coparticipação e o que é franquia</h2>
<p><strong>Coparticipação</strong> é a parte que você paga a cada uso, além da mensalidade. Vem em reais por atendimento ou em percentual do custo.</p>
<p><strong>Franquia</strong> é, em geral, um valor inicial que fica por sua conta. A operadora paga o que passar dele.</p>
<p>Valores inventados para a conta: numa consulta que custa R$ 200, coparticipação de 20% são R$ 40. Num atendimento de R$ 3.000 com franquia de R$ 500, você paga R$ 500 e a operadora, R$ 2.500.</p>

<h2>O que procurar no contrato</h2>
<p>A coparticipação está na lista do que o contrato deve indicar com clareza, junto com as carências, as faixas etárias e o reajuste. Procure estas respostas: [CON-12]</p>
<ul>
<li>Quanto se paga por consulta, exame simples, exame de alta complexidade, terapia, pronto-socorro e internação?</li>
<li>O percentual é calculado sobre que valor? Há limite em reais por procedimento?</li>
<li>Existe teto por mês? O que passa dele é cobrado no mês seguinte?</li>
<li>Em que prazo a cobrança chega depois do uso?</li>
<li>Quando e por qual índice a tabela muda?</li>
</ul>
<p>O contrato não obriga o consumidor que não pôde conhecê-lo antes (Código de Defesa do Consumidor, o CDC, art. 46). A cláusula que limita direito vem em destaque (art. 54). O CDC não se aplica às autogestões (STJ, Súmula 608). [CDC-05, CDC-07, CDC-08]</p>

<h2>A conta do ano</h2>
<p>Valores inventados para a conta. O plano A custa R$ 1.200 por mês, sem coparticipação. O plano B custa R$ 950, com R$ 40 por consulta, R$ 25 por exame e R$ 30 por sessão de fisioterapia.</p>
<table>
<caption>Custo de um ano, para uma pessoa (valores inventados)</caption>
<thead>
<tr><th scope="col">Uso no ano</th><th scope="col">Plano A</th><th scope="col">Plano B</th></tr>
</thead>
<tbody>
<tr><th scope="row">8 consultas e 12 exames</th><td>R$ 14.400</td><td>R$ 11.400 + R$ 620 = R$ 12.020</td></tr>
<tr><th scope="row">24 consultas, 60 exames e 40 sessões</th><td>R$ 14.400</td><td>R$ 11.400 + R$ 3.660 = R$ 15.060</td></tr>
</tbody>
</table>
<p>A diferença das mensalidades é de R$ 3.000 por ano. Enquanto o seu uso custar menos que isso, o plano B sai mais barato. Para saber o seu uso, peça à operadora atual o extrato dos últimos doze meses, por pessoa.</p>

<h2>A conta do pior mês</h2>
<p>O ano pode fechar bem e um mês apertar. No mesmo plano B, imagine um mês com 4 consultas, 20 exames e 8 sessões. São R$ 160, R$ 500 e R$ 240: R$ 900 além da mensalidade. O boleto chega a R$ 1.850.</p>
<p>Com um teto mensal de R$ 400, o mesmo boleto fica em R$ 1.350, se o resto não passar para o mês seguinte.</p>

<h2>Tratamento longo e pronto-socorro</h2>
<p>Um pedido médico costuma trazer vários exames, e cada um conta como um uso. Fisioterapia, psicologia e fonoaudiologia se repetem toda semana. Não há limite de sessões prescritas com psicólogo, fonoaudiólogo, terapeuta ocupacional e fisioterapeuta (RN 541/2022 da ANS). Mas a coparticipação, quando o contrato a prevê, é cobrada a cada sessão. [TER-02]</p>
<p>Pergunte também por hemodiálise e quimioterapia. Se alguém da família já está em tratamento, faça a conta com os números dessa pessoa.</p>
<aside>
<p><strong>Se for emergência</strong></p>
<p>Vá ao pronto-socorro e confira a cobrança depois. Emergência e urgência são de cobertura obrigatória (Lei 9.656/1998, art. 35-C), com carência de no máximo 24 horas (art. 12). [URG-01, CAR-03]</p>
</aside>

<h2>O ressarcimento do servidor federal</h2>
<p>Quem recebe ressarcimento comprova no SouGov, até 30 de maio, os pagamentos do ano anterior (IN GABIN/MGI 496/2025, art. 39). Na GEAP e na Assefaz, com desconto em folha, não há essa comprovação. O valor não passa do que você gastou com o plano (Lei 8.112/1990, art. 230). [FED-10, FED-14, FED-16]</p>
<p>Não conferimos se a coparticipação entra nesse gasto. Pergunte à gestão de pessoas do seu órgão e, até a resposta, faça a conta sem ela. Peça à operadora um extrato que separe mensalidade e coparticipação. Veja <a href="/blog/ressarcimento-no-sougov">ressarcimento no SouGov</a>.</p>

<h2>Coparticipação não é contribuição</h2>
<p>O ponto interessa ao empregado público que vai se aposentar ou é demitido. O demitido sem justa causa e o aposentado que contribuíram para o plano do empregador têm direito de ficar nele, nas condições da lei, pagando a mensalidade inteira (Lei 9.656/1998, arts. 30 e 31). Se só o empregador pagava, não há esse direito, e coparticipação não conta como contribuição, salvo contrato ou acordo coletivo em contrário (STJ, Tema 989). Há mais em <a href="/blog/plano-na-aposentadoria">plano na aposentadoria</a>. [APO-01, APO-02, APO-04]</p>

<h2>A proposta da ANS de dezembro de 2024</h2>
<p>Naquele mês a ANS pôs em consulta pública uma proposta que, entre outros pontos, limita a coparticipação. Não encontramos norma publicada. Última conferência nossa: 15 de novembro de 2026. Se um percentual máximo aparecer em notícia ou em conversa de venda, peça o número da norma e leia o que diz o seu contrato. [REA-07]</p>
<p>Para pôr dois planos lado a lado, use o roteiro de <a href="/blog/como-comparar-planos">como comparar planos</a>.</p>
`,
} as const satisfies Article
