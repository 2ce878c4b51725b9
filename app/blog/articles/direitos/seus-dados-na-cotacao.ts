import { scamWarning } from "../../../leads/lead/scam-warning.ts"
import type { Article } from "../article.ts"

export const seusDadosNaCotacao = {
  slug: "seus-dados-na-cotacao",
  title: "Seus dados na cotação: o que a LGPD garante a você",
  excerpt:
    "Para cotar um plano de saúde, pouca informação basta. Veja o que informar em cada etapa, o que o nosso formulário pede, os seus direitos e um modelo de pedido.",
  metaDescription:
    "O que a LGPD garante a quem pede cotação de plano de saúde: que dados informar em cada etapa, direitos de acesso e eliminação e um modelo de pedido.",
  author: "dalva-nunes",
  reviewer: "responsavel",
  categories: ["direitos", "protecao"],
  tags: ["lgpd", "documentos", "golpes", "corretor"],
  publishedOn: "2026-10-01",
  reviewedOn: "2026-11-16",
  body: `
<p>Para uma cotação bastam nome, contato, idades, cidade e órgão. CPF, documentos e informações de saúde ficam para a proposta. Se você perguntar o que uma empresa guarda a seu respeito, ela deve responder na hora, em forma simplificada, ou entregar a declaração completa em até 15 dias do pedido (<a href="https://www.planalto.gov.br/ccivil_03/_ato2015-2018/2018/lei/L13709compilado.htm">Lei 13.709/2018</a>, a LGPD, art. 19). [DAD-06]</p>

<h2>O que informar em cada etapa</h2>
<table>
<caption>O que costuma ser necessário</caption>
<thead>
<tr><th scope="col">Etapa</th><th scope="col">Razoável informar</th><th scope="col">Não entregue nessa etapa</th></tr>
</thead>
<tbody>
<tr><th scope="row">Cotação</th><td>Nome, telefone, e-mail, idades, cidade, órgão</td><td>CPF, foto de documento, contracheque, doenças</td></tr>
<tr><th scope="row">Escolha do plano</th><td>Carreira, médicos e hospitais que prefere</td><td>CPF, carteira do sindicato, dados de cartão, exames e laudos</td></tr>
<tr><th scope="row">Proposta</th><td>CPF, data de nascimento, endereço, comprovante de vínculo ou filiação, declaração de saúde</td><td>Senha do gov.br ou do banco, em etapa nenhuma</td></tr>
</tbody>
</table>
<p>Se alguém pedir a foto do seu documento antes de dizer um preço, pergunte para quê. Sem explicação clara, não mande.</p>

<h2>O que o nosso formulário pede</h2>
<p>Ele exige nome, e-mail, telefone e assunto. As idades e a mensagem são opcionais. Na página inicial e nas páginas das operadoras há ainda um bloco fechado, “Onde você mora e trabalha”. Nele você informa, se quiser, cidade, estado e órgão ou empresa.</p>
<p>Esses dados ajudam: o preço e a rede mudam de uma cidade para outra, e o órgão pode ter regras próprias. No formulário do blog não há esse bloco; se quiser, diga a cidade e o órgão na mensagem.</p>
<p>Não há campo para CPF nem para anexar documento. A caixa para receber e-mails com ofertas vem desmarcada, e o pedido segue sem ela. Na mensagem, não escreva doenças nem números de documento.</p>

<h2>Dados sensíveis</h2>
<p>Saúde e filiação a sindicato são dados sensíveis (LGPD, art. 5º). Só podem ser usados com consentimento específico e destacado ou nos casos que a lei lista (art. 11, I e II). [DAD-01, DAD-02]</p>
<ul>
<li>A operadora não pode usar dados de saúde para escolher quem entra no plano ou quem sai dele (art. 11, § 5º). [CON-15]</li>
<li>As empresas não podem compartilhar dados de saúde entre si para obter vantagem econômica. A exceção é a prestação de serviços de saúde, em benefício da pessoa (art. 11, § 4º). [DAD-03]</li>
<li>Dados de crianças são tratados no melhor interesse delas, com consentimento de um dos pais (art. 14). Na cotação, informe só a idade. [DAD-13]</li>
</ul>
<p>Não diga a sua idade nem o nome do seu plano a quem liga sem que você tenha pedido. Com os dois, um golpista monta uma conversa convincente.</p>

<h2>Os seus direitos</h2>
<p>A empresa deve informar com clareza para que usa os dados, por quanto tempo, quem responde por eles, com quem os compartilha e que direitos você tem (LGPD, arts. 6º e 9º). Entre esses direitos estão (art. 18): [DAD-04, DAD-05]</p>
<ul>
<li><strong>Confirmação e acesso:</strong> saber se há dados seus e quais são. [DAD-05]</li>
<li><strong>Correção:</strong> acertar o que está errado ou desatualizado. [DAD-05]</li>
<li><strong>Eliminação ou anonimização:</strong> pedir que apaguem os dados que a lei não obriga a guardar, ou que retirem deles o que identifica você. [DAD-05]</li>
<li><strong>Portabilidade dos dados:</strong> levá-los a outra empresa. É diferente da <a href="/blog/portabilidade-de-carencias">portabilidade de carências</a>. [DAD-05]</li>
<li><strong>Informação sobre o compartilhamento:</strong> saber quem recebeu os seus dados. [DAD-05]</li>
<li><strong>Revogação:</strong> retirar o consentimento que você deu. [DAD-05]</li>
</ul>
<p>Se você recebe ligações estranhas depois de uma cotação, comece por saber quem recebeu o seu número. Pergunte: “Com quais empresas vocês compartilharam o meu telefone, em que data e para quê?”</p>
<aside>
<p><strong>Modelo de pedido</strong></p>
<p>Copie, complete e envie pelo canal de privacidade da empresa:</p>
<p><em>“Pedi uma cotação em (data), com o telefone (número) e o e-mail (endereço). Com base na Lei 13.709/2018, arts. 18 e 19, peço a declaração completa dos meus dados e que informem com quem os compartilharam e para quê. Peço também que os eliminem, que digam o que não eliminaram e por quê, e que encerrem os contatos de oferta. Retiro o consentimento que dei.”</em> [DAD-05, DAD-06]</p>
<p>Não mande foto de documento nesse primeiro contato. Se for preciso provar quem você é, a empresa explica como.</p>
</aside>

<h2>Se não responderem ou houver vazamento</h2>
<p>Guarde o pedido e a data. Passados os 15 dias sem a declaração, leve o caso à Agência Nacional de Proteção de Dados (ANPD) e ao Procon. Agência é o nome atual (Lei 15.352/2026). [DAD-06, DAD-11]</p>
<p>Um incidente com risco relevante é comunicado à ANPD e às pessoas atingidas, em regra em 3 dias úteis (LGPD, art. 48; Resolução CD/ANPD 15/2024). Se receber um aviso assim, redobre o cuidado com boletos e ligações. Os sinais de fraude estão no artigo sobre o <a href="/blog/golpe-do-boleto-falso">golpe do boleto falso</a>. [DAD-10]</p>

<h2>Os seus dados na WebPlan</h2>
<p>A nossa <a href="/politicas-privacidade">Política de Privacidade</a> diz o que guardamos, para quê, por quanto tempo e com quem compartilhamos. Na mesma página está o acesso a “Meus dados”. Ali você vê, corrige, baixa e apaga o que enviou, depois de confirmar o seu e-mail. Só o e-mail não se corrige ali, porque é ele que prova que os dados são seus.</p>
<p>${scamWarning}</p>
`,
} as const satisfies Article
