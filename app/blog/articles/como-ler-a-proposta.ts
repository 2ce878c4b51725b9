import type { Article } from "./article.ts"

export const comoLerAProposta = {
  slug: "como-ler-a-proposta",
  title: "Como ler a proposta antes de assinar",
  excerpt:
    "Da primeira linha à assinatura: o que cada campo da proposta quer dizer, o que não pode ficar em branco e por que a declaração de saúde é sua.",
  metaDescription:
    "Como ler a proposta do plano de saúde campo a campo: identificação, contrato, preço, carências, declaração de saúde e assinatura, com sinais de alerta.",
  author: "redacao-webplan",
  categories: ["protecao", "guias"],
  tags: ["contrato", "documentos", "carencia", "golpes"],
  publishedOn: "2026-08-20",
  reviewedOn: "2026-11-12",
  sources: [
    {
      label: "Lei nº 9.656/1998, arts. 11, 12 e 16: doença preexistente, carências e conteúdo do contrato.",
      href: "https://www.planalto.gov.br",
    },
    { label: "Lei nº 8.078/1990 (Código de Defesa do Consumidor), arts. 46 e 49." },
    {
      label: "ANS, Resolução Normativa nº 558/2022: doenças e lesões preexistentes e declaração de saúde.",
      href: "https://www.gov.br/ans",
    },
    { label: "ANS, Súmula Normativa nº 27/2015: proibição de selecionar clientes pela saúde ou pela idade." },
    {
      label: "CNSP, Resolução nº 382/2020: dever de informar do corretor.",
      href: "https://www.gov.br/susep",
    },
  ],
  reviewNote:
    "Os artigos do Código de Defesa do Consumidor e da Lei 9.656/1998 foram lidos no texto da lei. Os detalhes da declaração de saúde, os documentos de entrega e o dever de informar do corretor vêm de fontes secundárias, e a forma da proposta varia entre operadoras: tire as dúvidas com a ANS antes de assinar.",
  body: `
<p>A proposta é o papel que transforma a conversa em compromisso. O que foi dito ao telefone e não está nela, nem nos anexos, será difícil de cobrar depois. Por isso ela merece meia hora de leitura, com uma caneta na mão.</p>
<p>Hoje ela costuma chegar pelo celular, com um botão para assinar. Não leia na tela pequena. Peça o arquivo em PDF e abra em um computador, ou imprima. Se não puder, peça a alguém da família que leia em voz alta.</p>

<h2>Antes de ler: separe os papéis</h2>
<p>Uma contratação envolve vários documentos, e cada um tem a sua função. Confira se recebeu todos:</p>
<ul>
<li>a <strong>proposta de adesão</strong>, com os seus dados e o plano escolhido;</li>
<li>as <strong>condições do contrato</strong>, que valem para todos os participantes;</li>
<li>a <strong>tabela de preços</strong> com as dez faixas etárias;</li>
<li>a <strong>declaração de saúde</strong> e a carta que orienta o preenchimento;</li>
<li>o <strong>manual de orientação</strong> e o <strong>guia de leitura contratual</strong>, dois materiais previstos pela ANS: o primeiro ajuda a escolher, o segundo ajuda a achar cada assunto no contrato.</li>
</ul>
<p>O Código de Defesa do Consumidor diz, no artigo 46, que o contrato não obriga quem não teve a oportunidade de conhecê-lo antes. A hora de conhecer é agora.</p>

<h2>Campo a campo</h2>
<p>O artigo 16 da Lei 9.656, de 1998, diz o que o contrato deve indicar com clareza. Estão lá o início da vigência, as carências, o tipo de contratação, a abrangência e o critério de reajuste. Compare a proposta com ele.</p>
<table>
<caption>O que deve estar escrito e quando parar</caption>
<thead>
<tr><th scope="col">Campo</th><th scope="col">O que procurar</th><th scope="col">Pare se</th></tr>
</thead>
<tbody>
<tr><th scope="row">Operadora e plano</th><td>Razão social, CNPJ, registro na ANS da operadora e do plano</td><td>O nome do plano não é o que foi oferecido</td></tr>
<tr><th scope="row">Tipo de contrato</th><td>Individual, empresarial ou por adesão, com o nome da entidade</td><td>Aparece entidade ou empresa que você não conhece</td></tr>
<tr><th scope="row">Pessoas</th><td>Nome, CPF, nascimento e parentesco de cada um</td><td>Há alguém a mais, a menos ou com idade errada</td></tr>
<tr><th scope="row">Cobertura</th><td>Segmentação, abrangência e acomodação</td><td>Está em branco ou diz “a definir”</td></tr>
<tr><th scope="row">Preço</th><td>Valor de cada vida, total, coparticipação e outras cobranças</td><td>O total não é a soma das partes</td></tr>
<tr><th scope="row">Datas</th><td>Início da cobertura, vencimento e mês do reajuste</td><td>Não há data de início</td></tr>
<tr><th scope="row">Carências</th><td>Prazos que você cumprirá e reduções concedidas</td><td>A redução prometida não aparece</td></tr>
<tr><th scope="row">Quem vende</th><td>Nome do corretor e número de registro</td><td>O campo está vazio</td></tr>
</tbody>
</table>
<p>Duas linhas pedem cuidado especial. Na do contrato, veja se você tem mesmo o vínculo indicado. Se o seu nome entrou como sócio de uma empresa ou membro de uma categoria que não é a sua, o plano pode ser cancelado mais tarde. Na das carências, lembre os limites da lei: 24 horas para urgência e emergência, 300 dias para parto e 180 dias para o restante. Prazos menores são vantagem e precisam estar por escrito. Detalhamos em <a href="/blog/carencias">o que querem dizer os prazos de carência</a>.</p>

<h2>A declaração de saúde é sua</h2>
<p>Nela você informa as doenças que sabe ter no momento da contratação. Responda pessoalmente, com calma, sobre cada pessoa da família. Não deixe que outra pessoa marque “não” em todas as linhas para ganhar tempo.</p>
<p>Declarar uma doença não autoriza a recusa, segundo o entendimento da ANS. Pode levar à cobertura parcial temporária: por até 24 meses, certos procedimentos ligados a ela ficam sem cobertura. Omitir é que traz risco, porque a operadora pode levar o caso à ANS e, comprovada a fraude, encerrar o contrato. Se tiver dúvida em alguma pergunta, a orientação de um médico indicado pela operadora não tem custo para você. Leia mais em <a href="/blog/doenca-preexistente">doença preexistente</a>.</p>

<h2>Seis sinais para não assinar hoje</h2>
<ol>
<li>Alguém pede a assinatura em branco, ou pede que você repasse o código que chegou ao seu celular, para “adiantar”.</li>
<li>O pagamento é pedido antes da proposta, ou para uma conta que não é da operadora nem da administradora, sem explicação por escrito.</li>
<li>O preço só vale até o fim do dia.</li>
<li>Uma resposta importante veio apenas por áudio.</li>
<li>Sugerem mudar a idade, o endereço, a profissão ou o estado de saúde de alguém.</li>
<li>Dizem que o contrato será enviado depois.</li>
</ol>
<p>Qualquer um deles basta para pedir mais um dia. Um bom corretor concorda.</p>

<h2>Na hora de assinar, e depois</h2>
<p>Antes da assinatura, escreva uma mensagem ao corretor com o resumo do que entendeu: plano, preço total, data de início, carências e cobranças. Peça que ele confirme. Aproveite para perguntar como ele é remunerado e com quem trabalha. A Resolução CNSP 382, de 2020, pede que o corretor informe isso antes da compra.</p>
<p>Assinou? Guarde o arquivo final, com data e todas as páginas. Anote quem emitirá o boleto. Confira a primeira carteirinha: nome, plano e data de início devem repetir a proposta.</p>
<p>Se a contratação foi feita fora do estabelecimento, como por telefone ou internet, o artigo 49 do Código de Defesa do Consumidor prevê sete dias para desistir. Comunique por escrito, guarde o protocolo e confirme com a operadora como o prazo é contado no seu caso.</p>
<blockquote><p>O que está na proposta vale. O que ficou só na conversa depende da memória dos outros.</p></blockquote>
`,
} as const satisfies Article
