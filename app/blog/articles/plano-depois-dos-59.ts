import type { Article } from "./article.ts"

export const planoDepoisDos59 = {
  slug: "plano-depois-dos-59",
  title: "Depois dos 59: como escolher um plano de saúde sem pressa",
  excerpt:
    "Aos 59 anos a tabela chega à última faixa e a idade deixa de subir o preço. Um roteiro de cinco dias para escolher com calma, e o que a operadora não pode fazer.",
  metaDescription:
    "Como escolher plano de saúde depois dos 59 anos: a última faixa etária, o que a lei proíbe, carências, rede e um roteiro de cinco dias para decidir.",
  author: "equipe-de-atendimento",
  categories: ["protecao", "beneficios"],
  tags: ["faixa-etaria", "mensalidade", "carencia", "rede-credenciada"],
  publishedOn: "2026-08-06",
  reviewedOn: "2026-11-14",
  sources: [
    { label: "ANS, Resolução Normativa nº 563/2022: faixas etárias.", href: "https://www.gov.br/ans" },
    {
      label: "Lei nº 9.656/1998, art. 14: proibição de recusa em razão da idade.",
      href: "https://www.planalto.gov.br",
    },
    { label: "Lei nº 10.741/2003 (Estatuto da Pessoa Idosa), art. 15, § 3º." },
    { label: "ANS, Súmula Normativa nº 27/2015: proibição de selecionar clientes pela saúde ou pela idade." },
    { label: "ANS, Resolução Normativa nº 438/2018: portabilidade de carências." },
  ],
  reviewNote:
    "As faixas etárias foram lidas na resolução; a proibição de recusar ou de cobrar mais por causa da idade, nas leis citadas. A recusa por doença, o reajuste coletivo e a portabilidade vêm de fontes secundárias, e o público de cada operadora pode mudar: confirme com a ANS e com a operadora.",
  body: `
<p>Depois dos 59, quem procura um plano ouve duas coisas: que está caro e que é preciso decidir logo, antes que fique pior. A primeira pode ser verdade. A segunda quase nunca é. Nessa idade, a tabela de preços já chegou à última faixa, e isso muda a maneira de escolher.</p>

<h2>O que muda aos 59</h2>
<p>A norma da ANS divide os preços em dez faixas etárias. A décima começa aos 59 anos e não termina. Quem chegou a ela não muda mais de faixa: aos 65, aos 72 ou aos 80, a idade deixa de ser motivo de aumento. Os reajustes anuais continuam. Se o seu contrato é anterior a 2004, as faixas podem ser outras: confirme com a operadora.</p>
<p>A conta fica mais simples. Você compara dois preços da mesma faixa e pergunta que reajustes cada contrato tem aplicado. Não há outro degrau de idade à frente, a não ser o de um dependente mais novo. As regras completas estão em <a href="/blog/faixas-etarias-da-ans">as dez faixas etárias</a>.</p>
<p>Se você tem 57 ou 58, a situação é outra: o degrau está próximo. Peça o preço de hoje e o da décima faixa, e decida pelo segundo.</p>

<h2>O que a operadora não pode fazer</h2>
<ul>
<li><strong>Recusar pela idade.</strong> O artigo 14 da Lei 9.656/1998 diz que ninguém pode ser impedido de participar de um plano de saúde em razão da idade ou de deficiência.</li>
<li><strong>Cobrar mais porque você fez 60 ou 70.</strong> O Estatuto da Pessoa Idosa proíbe cobrar valores diferenciados da pessoa idosa em razão da idade, e a tabela da ANS para na faixa dos 59.</li>
<li><strong>Recusar por doença.</strong> Esse é o entendimento da ANS, na Súmula Normativa 27, de 2015. Uma doença já conhecida pode deixar sem cobertura, por até 24 meses, certos procedimentos ligados a ela, mas não impede a entrada.</li>
</ul>
<p>Há também exigências legítimas. No plano por adesão, é preciso ter o vínculo com a entidade. Carências podem ser aplicadas. E a operadora pode não vender plano individual na sua cidade. Se desconfiar que a idade foi o motivo real de um “não”, peça a recusa por escrito e procure a ANS, em <a href="https://www.gov.br/ans">gov.br/ans</a>.</p>

<h2>Antes de procurar, olhe o que você tem</h2>
<p>Um plano antigo, com carências cumpridas e médicos conhecidos, vale mais do que aparece no boleto. Antes de trocá-lo, responda a três perguntas.</p>
<ol>
<li>O problema é o preço, a rede ou o atendimento? Cada um tem uma solução diferente.</li>
<li>A própria operadora oferece um plano mais simples, com a mesma rede que você usa?</li>
<li>Você já pode fazer a <a href="/blog/portabilidade-de-carencias">portabilidade de carências</a>? Na primeira vez, são dois anos no plano atual, ou três, se houve cobertura parcial por doença preexistente.</li>
</ol>
<p>Se está no meio de um tratamento, converse com o seu médico antes de qualquer mudança. E não cancele o plano atual enquanto o novo não estiver valendo.</p>

<h2>Um roteiro de cinco dias</h2>
<p>Não é preciso mais do que uma hora por dia.</p>
<h3>Segunda: a sua lista</h3>
<p>Escreva os médicos que acompanham você, os remédios de uso contínuo, os exames que repete todo ano e o hospital em que gostaria de ser internado. Essa lista vai guiar a comparação.</p>
<h3>Terça: as propostas</h3>
<p>Peça duas ou três, por escrito, com o nome completo do plano, o registro na ANS e o tipo de contrato. Há operadoras que montam planos para essa fase da vida, como a <a href="/medsenior">MedSênior</a>, voltada a quem tem 49 anos ou mais, e há planos para todas as idades. Compare os dois tipos.</p>
<h3>Quarta: a rede</h3>
<p>Ligue para os consultórios e para o hospital da sua lista e confirme se atendem aquele plano. Veja o pronto-socorro mais perto de casa e, se tem filhos em outro estado, a rede de lá.</p>
<h3>Quinta: as contas</h3>
<p>Some o ano: mensalidades, coparticipação e taxas. Consultas e exames frequentes pesam muito em planos com coparticipação. Pergunte se há teto mensal. Nos coletivos, peça os reajustes dos últimos anos, porque eles não seguem o teto da ANS.</p>
<h3>Sexta: a segunda leitura</h3>
<p>Mostre tudo a alguém de confiança, releia as carências e mande ao corretor as dúvidas que sobraram. Decida na semana seguinte.</p>

<h2>Cuidado com a pressa dos outros</h2>
<p>A pressa costuma vir de quem vende, e às vezes de quem engana. Não tome como urgência uma “tabela que vira amanhã”, uma “última vaga” ou um “desconto só hoje”. Também não aceite estas sugestões:</p>
<ul>
<li>abrir um CNPJ ou entrar na empresa de um desconhecido para conseguir o plano;</li>
<li>omitir uma doença na declaração de saúde;</li>
<li>pagar qualquer valor por mensagem, antes da proposta;</li>
<li>entregar a senha do banco, do gov.br ou o código recebido no celular.</li>
</ul>
<p>Desligar o telefone não é falta de educação. Quem tem uma boa proposta liga de novo amanhã.</p>

<h2>Como saber que você escolheu bem</h2>
<p>Não há plano perfeito, mas há escolha bem-feita. Você deve conseguir responder, sem consultar ninguém: quanto pago, a quem pago, a partir de quando estou coberto, onde vou em uma emergência, que carências ainda cumpro e em que mês vem o reajuste. Se uma dessas respostas faltar, ainda não é hora de assinar.</p>
<p>E se, depois de tudo, a conclusão for ficar onde está, o trabalho não foi perdido. Você passou a conhecer o plano que já paga.</p>
`,
} as const satisfies Article
