import type { Article } from "../article.ts"

export const faixasEtariasDaAns = {
  slug: "faixas-etarias-da-ans",
  title: "As dez faixas etárias do plano de saúde: quando o preço muda e até onde pode ir",
  metaTitle: "As dez faixas etárias do plano de saúde",
  excerpt:
    "A primeira faixa vai até os 18 anos e a última começa aos 59. Veja as idades, os limites do aumento e a conta para conferir a tabela que você recebeu.",
  metaDescription:
    "As dez faixas etárias da ANS, os limites do aumento por idade, a regra depois dos 60 anos e a conta para conferir a tabela do seu plano de saúde.",
  author: "dalva-nunes",
  reviewer: "responsavel",
  categories: ["legislacao", "direitos"],
  tags: ["faixa-etaria", "mensalidade", "reajuste", "ans"],
  isFeatured: true,
  publishedOn: "2026-11-12",
  reviewedOn: "2026-11-16",
  body: `
<p>Nos contratos feitos desde 2004, o preço do plano segue dez faixas de idade: a primeira vai até os 18 anos e a última começa aos 59. A décima custa no máximo seis vezes a primeira. E a alta da sétima à décima não pode superar a da primeira à sétima (RN 563/2022 da ANS, arts. 2º e 3º). [IDA-01, IDA-02, IDA-03]</p>

<h2>O que é a faixa etária</h2>
<p>A mensalidade de cada pessoa depende da faixa em que está a idade dela. O valor muda quando ela passa de uma faixa para outra, e não a cada aniversário. A conta é por pessoa: a filha que completa 19 anos muda de faixa sozinha, e o preço do resto da família fica igual. [IDA-01]</p>
<p>O aumento só vale se as faixas e os percentuais estiverem no contrato desde o início (Lei 9.656/1998, art. 15). O STJ o considera válido quando está no contrato, segue as normas e tem percentual razoável (Tema 952). A tese alcança também os planos coletivos (Tema 1.016). [IDA-06, IDA-10, IDA-11]</p>

<h2>As idades de cada faixa</h2>
<p>As idades são as mesmas em todos os contratos feitos a partir de 1º de janeiro de 2004. O que varia de um plano para outro é o preço de cada faixa. A tabela resume o art. 2º da <a href="https://bvsms.saude.gov.br/bvs/saudelegis/ans/2022/res0563_30_12_2022.html">RN 563/2022</a>. [IDA-01]</p>
<table>
<caption>As dez faixas etárias dos contratos feitos desde 2004 [IDA-01]</caption>
<thead><tr><th scope="col">Faixa</th><th scope="col">Idade</th></tr></thead>
<tbody>
<tr><th scope="row">1ª</th><td>0 a 18 anos</td></tr>
<tr><th scope="row">2ª</th><td>19 a 23 anos</td></tr>
<tr><th scope="row">3ª</th><td>24 a 28 anos</td></tr>
<tr><th scope="row">4ª</th><td>29 a 33 anos</td></tr>
<tr><th scope="row">5ª</th><td>34 a 38 anos</td></tr>
<tr><th scope="row">6ª</th><td>39 a 43 anos</td></tr>
<tr><th scope="row">7ª</th><td>44 a 48 anos</td></tr>
<tr><th scope="row">8ª</th><td>49 a 53 anos</td></tr>
<tr><th scope="row">9ª</th><td>54 a 58 anos</td></tr>
<tr><th scope="row">10ª</th><td>59 anos ou mais</td></tr>
</tbody>
</table>

<h2>Depois dos 60 anos</h2>
<p>O Estatuto da Pessoa Idosa proíbe cobrar valor diferente por causa da idade de quem tem 60 anos ou mais (Lei 10.741/2003, art. 15, § 3º). Nos contratos com dez faixas, quem chegou aos 59 não muda mais de faixa. O reajuste anual continua. [IDA-01, IDA-05]</p>
<p>A lei dos planos também proíbe o aumento por idade a quem tem mais de 60 anos e mais de 10 anos de plano (Lei 9.656/1998, art. 15, parágrafo único). [IDA-07]</p>
<aside>
<p><strong>Contrato anterior a 2004</strong></p>
<p>Em 8 de outubro de 2025 o STF formou maioria, por 7 a 2, para proibir o aumento por idade a quem chegou aos 60 também nos contratos antigos (Tema 381). O resultado não foi proclamado: espera o julgamento da ADC 90, interrompido em 5 de novembro de 2025. Última conferência nossa: 15 de novembro de 2026. [IDA-08, IDA-09]</p>
<p>Se o seu boleto subiu por idade depois dos 60, guarde o aviso e procure orientação jurídica. O que muda nesses contratos está em <a href="/blog/contrato-antigo">contrato antigo: manter, adaptar ou migrar</a>.</p>
</aside>

<h2>Os limites do aumento por idade</h2>
<p>Nos contratos com dez faixas, a operadora distribui os percentuais entre elas. Ao fazer isso, precisa respeitar estes limites (RN 563/2022, art. 3º): [IDA-02, IDA-03]</p>
<ul>
<li><strong>Entre a primeira e a última faixa.</strong> O preço da décima não passa de seis vezes o da primeira. [IDA-02]</li>
<li><strong>Entre o começo e o fim da tabela.</strong> A variação acumulada da sétima à décima faixa não supera a da primeira à sétima. É o limite que mais interessa a quem já fez 44 anos. [IDA-03]</li>
</ul>

<h2>Como conferir a sua tabela</h2>
<p>Separe três preços do mesmo plano e da mesma data: o da primeira faixa, o da sétima (44 a 48 anos) e o da décima (59 ou mais). Com uma calculadora, siga os passos. [IDA-01]</p>
<ol>
<li>Divida o preço da décima pelo da primeira. O resultado não pode passar de 6. [IDA-02]</li>
<li>Divida o preço da sétima pelo da primeira e anote.</li>
<li>Divida o preço da décima pelo da sétima. O resultado não pode ser maior que o do passo anterior. [IDA-03]</li>
</ol>
<aside>
<p><strong>Exemplos, com valores inventados para a conta</strong></p>
<p>Primeira faixa, R$ 100; sétima, R$ 200; décima, R$ 400. A décima é 4 vezes a primeira. Da primeira à sétima o preço dobrou; da sétima à décima, também. A tabela respeita os limites. [IDA-02, IDA-03]</p>
<p>Primeira faixa, R$ 100; sétima, R$ 150; décima, R$ 450. A décima é 4,5 vezes a primeira, abaixo de 6. Mas o preço foi multiplicado por 1,5 até a sétima e por 3 depois dela. A tabela não respeita o segundo limite. [IDA-02, IDA-03]</p>
</aside>
<p>Se a conta não fechar, peça explicação à operadora. Ela tem até 7 dias úteis para responder ao que não é pedido de cobertura (RN 623/2024 da ANS, art. 12). Se a resposta não esclarecer, reclame na ANS pelo 0800 701 9656. [NEG-02, NEG-08]</p>

<h2>Faixa etária e reajuste anual</h2>
<p>São aumentos diferentes e podem vir no mesmo ano. A faixa etária muda com o seu aniversário e segue a tabela do contrato. O reajuste anual alcança todas as idades. Nos planos individuais e familiares ele tem teto da ANS; nos coletivos é negociado, sem esse teto. Veja como funciona o <a href="/blog/reajuste-de-plano-coletivo">reajuste do plano coletivo</a>. [IDA-06, REA-01]</p>

<h2>Antes de assinar e quando a mensalidade pesa</h2>
<p>Peça a tabela inteira, e não só o preço de hoje. Veja:</p>
<ul>
<li>o percentual de cada mudança de faixa;</li>
<li>quem da família está perto de mudar;</li>
<li>a soma das mensalidades daqui a cinco anos, com as idades de então;</li>
<li>o mês do reajuste anual do contrato.</li>
</ul>
<p>Se você já tem plano e o valor pesa, examine a <a href="/blog/portabilidade-de-carencias">portabilidade de carências</a>. A primeira troca exige 2 anos no plano atual, ou 3 se houve cobertura parcial temporária (RN 438/2018 da ANS, art. 3º). [POR-02]</p>
<p>No Executivo federal, o servidor titular do plano pode pedir o <a href="/blog/reembolso-do-servidor-federal">ressarcimento de parte da mensalidade</a>, por uma tabela de renda e idade (Portaria MGI 2.829/2024). [FED-08, FED-12, FED-18]</p>
`,
} as const satisfies Article
