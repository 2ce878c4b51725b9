import type { Article } from "./article.ts"

export const faixasEtariasDaAns = {
  slug: "faixas-etarias-da-ans",
  title: "As dez faixas etárias do plano de saúde: quando o preço muda e até onde pode ir",
  metaTitle: "As dez faixas etárias do plano de saúde",
  excerpt:
    "A ANS define em que idades a mensalidade pode mudar e impõe dois limites aos aumentos. Com duas divisões, você mesmo confere a tabela que recebeu.",
  metaDescription:
    "Conheça as dez faixas etárias da ANS, os dois limites para o aumento por idade e a conta simples para conferir a tabela do seu plano de saúde.",
  author: "redacao-webplan",
  categories: ["legislacao", "direitos"],
  tags: ["faixa-etaria", "mensalidade", "reajuste", "ans"],
  isFeatured: true,
  publishedOn: "2026-11-12",
  reviewedOn: "2026-11-12",
  sources: [
    {
      label: "ANS, Resolução Normativa nº 563/2022: faixas etárias e limites de variação.",
      href: "https://www.gov.br/ans",
    },
    {
      label: "Lei nº 10.741/2003 (Estatuto da Pessoa Idosa), art. 15, § 3º.",
      href: "https://www.planalto.gov.br",
    },
    { label: "Lei nº 9.656/1998, art. 15: faixas e percentuais previstos no contrato." },
    {
      label: "Portal do Servidor: ressarcimento da saúde suplementar do servidor federal.",
      href: "https://www.gov.br/servidor",
    },
    { label: "CNSP, Resolução nº 382/2020: dever de informação do corretor." },
  ],
  reviewNote:
    "As dez faixas, os dois limites, os artigos das leis citadas e a regra geral do ressarcimento foram lidos em texto oficial. Os pontos sobre contratos antigos, reajuste coletivo, portabilidade e remuneração do corretor vêm de fontes secundárias: confirme com a ANS ou no contrato.",
  body: `
<p>Quem tem plano de saúde conhece o aviso: a partir do mês que vem a mensalidade muda, porque você mudou de faixa etária. A notícia costuma chegar sem explicação, e fica a impressão de que o número saiu do nada. Não saiu. A Resolução Normativa 563, de 2022, da Agência Nacional de Saúde Suplementar (ANS), diz em que idades o preço pode mudar e põe dois limites a essa mudança.</p>
<p>Conhecer a regra não baixa a mensalidade de hoje. Mas permite comparar duas propostas pelo que vão custar ao longo dos anos, e não só pelo valor do primeiro boleto.</p>
<h2>O que é a faixa etária</h2>
<p>O preço de um plano acompanha a idade de cada pessoa que está nele. Em vez de subir a cada aniversário, porém, ele sobe em degraus. Enquanto você permanece numa faixa, a idade não mexe na mensalidade. Quando passa à seguinte, aplica-se o percentual que o contrato prevê para essa passagem. A Lei 9.656, de 1998, só permite esse aumento se as faixas e os percentuais estiverem no contrato desde o início.</p>
<p>A conta é feita vida por vida, que é como o mercado chama cada pessoa coberta. Numa família de quatro, a filha que completa 19 anos muda de faixa sozinha: a parte dos outros três continua a mesma.</p>
<h2>As dez faixas, uma a uma</h2>
<p>São exatamente dez, com as mesmas idades em todas as operadoras. O que varia de um plano para outro é o preço de cada uma. A terceira coluna da tabela antecipa o segundo limite, explicado logo adiante.</p>
<table>
<caption>As dez faixas etárias da RN ANS 563/2022</caption>
<thead><tr><th scope="col">Faixa</th><th scope="col">Idade</th><th scope="col">Onde entra no segundo limite</th></tr></thead>
<tbody>
<tr><th scope="row">1ª</th><td>0 a 18 anos</td><td>Primeiro trecho</td></tr>
<tr><th scope="row">2ª</th><td>19 a 23 anos</td><td>Primeiro trecho</td></tr>
<tr><th scope="row">3ª</th><td>24 a 28 anos</td><td>Primeiro trecho</td></tr>
<tr><th scope="row">4ª</th><td>29 a 33 anos</td><td>Primeiro trecho</td></tr>
<tr><th scope="row">5ª</th><td>34 a 38 anos</td><td>Primeiro trecho</td></tr>
<tr><th scope="row">6ª</th><td>39 a 43 anos</td><td>Primeiro trecho</td></tr>
<tr><th scope="row">7ª</th><td>44 a 48 anos</td><td>Os dois trechos</td></tr>
<tr><th scope="row">8ª</th><td>49 a 53 anos</td><td>Segundo trecho</td></tr>
<tr><th scope="row">9ª</th><td>54 a 58 anos</td><td>Segundo trecho</td></tr>
<tr><th scope="row">10ª</th><td>59 anos ou mais</td><td>Segundo trecho</td></tr>
</tbody>
</table>
<p>Repare que a última começa aos 59 anos e não termina. Há uma razão: o Estatuto da Pessoa Idosa proíbe que o plano cobre valores diferentes por causa da idade de quem já chegou aos 60. Depois da décima faixa, portanto, o aniversário deixa de ser motivo de aumento. Os reajustes anuais continuam.</p>
<p>Uma ressalva: contratos assinados antes de 2004 podem seguir outra divisão de idades. Se for o seu caso, leia o contrato e confirme a regra com a <a href="https://www.gov.br/ans">ANS</a>.</p>
<h2>Os dois limites</h2>
<p>Dentro das dez faixas, cada operadora distribui os aumentos como quiser, desde que respeite duas travas ao mesmo tempo.</p>
<ol>
<li><strong>Seis vezes, no máximo.</strong> O preço da décima faixa não pode passar de seis vezes o da primeira.</li>
<li><strong>O fim não pode pesar mais que o começo.</strong> A variação acumulada entre a sétima e a décima faixas não pode superar a variação acumulada entre a primeira e a sétima.</li>
</ol>
<p>A primeira trava é fácil de guardar. A segunda quase sempre passa despercebida, e é a mais importante para quem já passou dos quarenta.</p>
<blockquote><p>A segunda trava impede que os aumentos fiquem todos para o fim da tabela.</p></blockquote>
<h2>Como conferir a sua tabela</h2>
<p>Bastam três preços da mesma tabela, o da primeira, o da sétima e o da décima faixa, e uma calculadora.</p>
<ol>
<li>Divida o preço da décima pelo da primeira. O resultado não pode passar de 6.</li>
<li>Divida o preço da sétima pelo da primeira e anote.</li>
<li>Divida o preço da décima pelo da sétima. Esse resultado não pode ser maior que o do passo 2.</li>
</ol>
<aside>
<h3>Uma conta com números redondos</h3>
<p>Suponha que a primeira faixa custe 100, a sétima 200 e a décima 400. A décima é quatro vezes a primeira. Da primeira à sétima, o preço dobrou; da sétima à décima, dobrou de novo. As duas travas foram respeitadas.</p>
<p>Agora suponha 100, 150 e 450. A décima é 4,5 vezes a primeira, abaixo de 6. Mas o primeiro trecho multiplicou o preço por 1,5 e o segundo, por 3. Essa tabela não respeita a segunda trava.</p>
<p><em>Números inventados para facilitar a conta. Não são preços de nenhum plano.</em></p>
</aside>
<p>Se a conta não fechar, não conclua logo que há irregularidade. Veja se os três valores são do mesmo plano e da mesma data, peça a explicação à operadora por escrito e, se ela não convencer, leve o caso à ANS.</p>
<h2>Faixa etária não é reajuste anual</h2>
<p>São dois aumentos diferentes, com causas diferentes, e podem cair no mesmo ano. A mudança de faixa depende do seu aniversário e da tabela do contrato. O reajuste anual alcança todos os que estão no contrato, qualquer que seja a idade.</p>
<p>Nos planos individuais e familiares, o reajuste anual tem teto fixado pela ANS. Nos coletivos, ele é negociado e não está sujeito a esse teto. Explicamos a diferença em <a href="/blog/reajuste-de-plano-coletivo">Reajuste do plano coletivo</a>.</p>
<h2>O que conferir antes de assinar</h2>
<p>Peça a tabela de preços inteira e separe meia hora. Com ela na mão, confira:</p>
<ul>
<li>as dez faixas e o percentual de cada passagem, e não apenas o preço de hoje;</li>
<li>quem, na família, está perto de mudar de faixa, porque dois planos que hoje empatam podem se afastar no próximo aniversário;</li>
<li>a soma de todas as vidas daqui a cinco anos, refeita faixa por faixa;</li>
<li>o mês do reajuste anual, para não ser surpreendido por dois aumentos seguidos;</li>
<li>como o corretor é remunerado e com quais operadoras trabalha, informação que ele deve dar antes da compra.</li>
</ul>
<h2>E se a mensalidade já pesa?</h2>
<p>Quem já tem plano pode examinar a <a href="/blog/portabilidade-de-carencias">portabilidade de carências</a>, que permite trocar de plano sem cumprir novos prazos quando os requisitos são atendidos. O servidor do Executivo federal que é titular do plano pode ainda verificar no SouGov o <a href="/blog/reembolso-do-servidor-federal">ressarcimento mensal</a>, cujo valor depende da remuneração e, de novo, da faixa etária. Os valores mudam: consulte sempre a tabela oficial.</p>
<p>O preço de hoje ocupa uma linha da tabela. Antes de assinar, leia as outras nove.</p>
`,
} as const satisfies Article
