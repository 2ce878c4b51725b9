import type { Article } from "./article.ts"

export const seusDadosNaCotacao = {
  slug: "seus-dados-na-cotacao",
  title: "Seus dados na cotação: o que a LGPD garante a você",
  excerpt:
    "Para cotar um plano de saúde, pouca informação basta. Veja o que entregar em cada etapa, quais são os seus direitos e como pedir que apaguem o resto.",
  metaDescription:
    "O que a LGPD garante a quem pede cotação de plano de saúde: que dados informar em cada etapa, direitos de acesso e exclusão e um modelo de pedido.",
  author: "redacao-webplan",
  categories: ["direitos", "protecao"],
  tags: ["lgpd", "documentos", "golpes", "corretor"],
  publishedOn: "2026-10-01",
  reviewedOn: "2026-11-14",
  sources: [
    {
      label: "Lei nº 13.709/2018, Lei Geral de Proteção de Dados Pessoais (LGPD).",
      href: "https://www.planalto.gov.br",
    },
    {
      label: "ANPD, orientações ao titular de dados.",
      href: "https://www.gov.br/anpd",
    },
  ],
  reviewNote:
    "Os direitos, os prazos de resposta, as regras do consentimento e o direito de reclamar foram lidos no texto da LGPD. O cuidado com a idade e o prazo de comunicação de incidentes vêm de regras e orientações da ANPD conferidas em fontes secundárias: confirme na página da ANPD.",
  body: `
<p>Você preenche um formulário para saber quanto custa um plano. No dia seguinte, três pessoas de quem nunca ouviu falar ligam sabendo o seu nome e a idade de quem mora com você. A sensação é de ter perdido o controle, e ela tem fundamento.</p>
<p>A Lei Geral de Proteção de Dados Pessoais, a LGPD, existe para devolver esse controle. A cotação continua possível, mas a empresa tem limites para usar o que você contou.</p>
<h2>Quanto é preciso contar, e quando</h2>
<p>Uma boa regra é entregar o mínimo que a etapa exige. O preço de um plano depende sobretudo das idades e da região; o restante vem depois.</p>
<table>
<caption>O que costuma ser necessário em cada etapa</caption>
<thead><tr><th scope="col">Etapa</th><th scope="col">Razoável pedir</th><th scope="col">Não entregue nessa etapa</th></tr></thead>
<tbody>
<tr><th scope="row">Cotação</th><td>Nome, telefone ou e-mail, idades, cidade</td><td>CPF, foto de documento, contracheque, doenças</td></tr>
<tr><th scope="row">Escolha do plano</th><td>Categoria profissional, entidade, médicos e hospitais que prefere</td><td>CPF, dados de cartão, exames e laudos</td></tr>
<tr><th scope="row">Proposta</th><td>CPF, endereço, comprovante de vínculo, declaração de saúde</td><td>Senha do SouGov ou do banco, que ninguém deve pedir em etapa alguma</td></tr>
</tbody>
</table>
<p>Se alguém pedir a foto do seu documento antes de dizer um preço, pergunte para quê. A resposta “é do sistema” não serve.</p>
<h2>Alguns dados pedem mais cuidado</h2>
<p>A lei tem uma lista de dados que chama de sensíveis, porque podem expor a pessoa a discriminação. Dois deles aparecem com frequência nesse mercado: os dados de saúde e a filiação a sindicato. Quem os recebe precisa de um motivo claro e deve dar a eles proteção maior.</p>
<p>A idade não está na lista dos dados sensíveis. Ainda assim, informações sobre crianças e pessoas idosas aumentam o cuidado devido, porque o dano de um vazamento pode ser maior para elas. Um golpista que sabe que você tem 68 anos e qual é o seu plano já tem meio caminho andado.</p>
<h2>O consentimento tem de ser de verdade</h2>
<p>Quando a empresa se apoia no seu consentimento, ele precisa ser livre, informado e dado para uma finalidade específica. Na prática:</p>
<ul>
<li>a caixa de concordância vem desmarcada, e quem marca é você;</li>
<li>receber a cotação e receber propaganda são coisas diferentes, com escolhas separadas;</li>
<li>voltar atrás deve ser tão fácil quanto foi concordar;</li>
<li>se houver dúvida, é a empresa que precisa provar que você concordou.</li>
</ul>
<p>“Ao continuar, você aceita que seus dados sejam usados por nossos parceiros” não diz quem são os parceiros nem para quê. Diante de uma frase assim, pergunte.</p>
<h2>O que você pode pedir</h2>
<p>Os pedidos abaixo são gratuitos e podem ser feitos a qualquer empresa que tenha dados seus.</p>
<ul>
<li><strong>Acesso.</strong> Saber se têm dados seus e quais. A resposta simplificada deve ser imediata; a completa, em até 15 dias.</li>
<li><strong>Correção.</strong> Consertar o que está errado, incompleto ou desatualizado.</li>
<li><strong>Exclusão.</strong> Apagar o que foi tratado com o seu consentimento, com as exceções que a lei prevê, como a guarda exigida por outra norma.</li>
<li><strong>Portabilidade dos dados.</strong> Levar as suas informações a outro fornecedor, conforme a regulamentação. Não confunda com a <a href="/blog/portabilidade-de-carencias">portabilidade de carências</a>, que é outra coisa.</li>
<li><strong>Revogação.</strong> Retirar o consentimento que havia dado.</li>
<li><strong>Informação sobre o compartilhamento.</strong> Saber a quem a empresa repassou os seus dados.</li>
</ul>
<p>O último item é o mais útil para quem recebeu ligações estranhas. Faça a pergunta com todas as letras: “Com quais empresas vocês compartilharam o meu telefone, em que data e com que finalidade?”.</p>
<aside>
<h3>Um modelo de pedido</h3>
<p>Copie, complete e envie por e-mail ou pelo canal de privacidade da empresa:</p>
<p><em>“Pedi uma cotação em (data), com o telefone (número) e o e-mail (endereço). Com base na Lei 13.709/2018, peço que informem quais dados meus possuem, com quem os compartilharam e para quê. Peço também a exclusão dos que foram tratados com o meu consentimento e o fim dos contatos de oferta. Aguardo a confirmação por escrito.”</em></p>
<p>Não mande foto do documento nesse primeiro contato. Se for preciso confirmar a sua identidade, a empresa deve dizer como e por quê.</p>
</aside>
<h2>Se não responderem, ou se houver vazamento</h2>
<p>Guarde o pedido e a data. Passado o prazo sem resposta, você pode levar a reclamação à <a href="https://www.gov.br/anpd">ANPD</a>, que fiscaliza o cumprimento da lei, e aos órgãos de defesa do consumidor. O registro mostra que você procurou a empresa antes.</p>
<p>Quando ocorre um incidente que possa causar dano relevante, a empresa deve comunicar à ANPD e às pessoas atingidas, em regra dentro de três dias úteis. Se receber um aviso desses, redobre a atenção com boletos e ligações nas semanas seguintes: com os seus dados, o golpe fica mais convincente. Os sinais estão em <a href="/blog/golpe-do-boleto-falso">Boleto falso, central falsa</a>.</p>
<h2>E na WebPlan?</h2>
<p>Não vendemos os seus dados. Eles só são compartilhados com operadoras, para fazer a cotação, e com o seu consentimento prévio. A <a href="/politicas-privacidade">política de privacidade</a> diz o que é coletado e como exercer cada direito descrito acima. Se alguma resposta nossa não for clara, cobre: a lei está do seu lado, também diante de nós.</p>
`,
} as const satisfies Article
