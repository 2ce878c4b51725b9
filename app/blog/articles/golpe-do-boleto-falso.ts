import type { Article } from "./article.ts"

export const golpeDoBoletoFalso = {
  slug: "golpe-do-boleto-falso",
  title: "Boleto falso, central falsa: como reconhecer o golpe antes de pagar",
  metaTitle: "Boleto falso de plano de saúde: como reconhecer o golpe",
  excerpt:
    "O golpe imita a operadora, o corretor e até a central de atendimento. Veja o que conferir no boleto, o que responder ao telefone e o que fazer se já pagou.",
  metaDescription:
    "Como reconhecer boleto falso e central falsa de plano de saúde: o que conferir na tela do banco, sinais de golpe e o que fazer se você já pagou.",
  author: "redacao-webplan",
  categories: ["protecao"],
  tags: ["golpes", "mensalidade", "corretor", "lgpd"],
  isFeatured: true,
  pictureAlt: "Uma lupa sobre o código de barras de um boleto mostra uma barra diferente das outras.",
  publishedOn: "2026-11-03",
  reviewedOn: "2026-11-13",
  sources: [
    {
      label: "ANS: consulta de operadoras e canais de atendimento ao consumidor.",
      href: "https://www.gov.br/ans",
    },
    { label: "Susep: consulta de corretores registrados.", href: "https://www.gov.br/susep" },
    {
      label: "Lei nº 13.709/2018 (LGPD): direito de saber com quem seus dados foram compartilhados.",
      href: "https://www.planalto.gov.br",
    },
  ],
  reviewNote:
    "Os direitos da LGPD foram lidos na lei. As formas do golpe, a conferência do boleto, o DDA e a devolução do Pix vêm de fontes secundárias e de conhecimento geral: em caso de dúvida, confirme com o seu banco e com a operadora antes de pagar.",
  body: `
<p>A mensagem chega na semana do vencimento. Tem o logotipo da operadora, o seu nome completo e um valor parecido com o da mensalidade. Diz que o boleto anterior foi cancelado, ou que há um desconto para pagamento ainda hoje. Basta copiar o código. É assim que se paga uma conta que não existe.</p>
<p>Golpes com boletos falsos e falsas centrais de atendimento são comuns no mercado de planos de saúde. A cobrança se repete todo mês, e por isso ninguém a estranha. A melhor defesa é uma conferência de dois minutos, na tela do banco.</p>

<h2>As formas mais comuns</h2>
<table>
<caption>Como o golpe se apresenta e o que fazer</caption>
<thead>
<tr><th scope="col">O que dizem</th><th scope="col">O que está por trás</th><th scope="col">O que fazer</th></tr>
</thead>
<tbody>
<tr><th scope="row">“Segue a segunda via atualizada.”</th><td>Boleto copiado do verdadeiro, com outro recebedor.</td><td>Emitir a segunda via no aplicativo ou no site oficial.</td></tr>
<tr><th scope="row">“Aqui é da central. Seu plano será cancelado hoje.”</th><td>Central falsa, que usa a pressa para pedir um pagamento.</td><td>Desligar e ligar para o número da carteirinha.</td></tr>
<tr><th scope="row">“Pague a primeira parcela por Pix para garantir a tabela.”</th><td>Falso corretor, às vezes com nome de corretora real.</td><td>Não pagar e conferir o registro do corretor.</td></tr>
<tr><th scope="row">“Você tem um reembolso a receber.”</th><td>Coleta de senha, foto de documento ou dados do cartão.</td><td>Não informar nada e consultar a operadora.</td></tr>
</tbody>
</table>

<h2>Dois minutos antes de pagar</h2>
<p>O papel ou o arquivo pode ser imitado com perfeição. O que importa é o que aparece na tela do banco depois que o código é lido e antes da confirmação.</p>
<ol>
<li><strong>Leia o nome do beneficiário.</strong> Deve ser a operadora ou a administradora que consta do seu contrato, com o mesmo CNPJ. Nome de pessoa física ou de empresa desconhecida é motivo para parar.</li>
<li><strong>Leia o nome do pagador.</strong> Deve ser o seu, com o seu CPF.</li>
<li><strong>Compare valor e vencimento</strong> com o boleto do mês passado.</li>
<li><strong>Confira o banco.</strong> Os três primeiros números do código identificam o banco emissor. Se não baterem com o banco impresso no boleto, não pague.</li>
<li><strong>Estranhe o código de barras que não é lido.</strong> A barra pode estar borrada de propósito, para obrigar você a digitar outro número.</li>
</ol>
<p>No plano coletivo por adesão, quem emite a cobrança costuma ser a administradora de benefícios, e não a operadora da carteirinha. Por isso, anote desde o primeiro mês o nome e o CNPJ de quem cobra. Deixe essa anotação na pasta do plano e compare com ela todo boleto que chegar.</p>

<h2>Como reduzir a chance de erro</h2>
<p>Duas escolhas ajudam. A primeira é o Débito Direto Autorizado, o DDA. Depois de ativado no seu banco, os boletos registrados no seu CPF aparecem no próprio aplicativo, e você deixa de depender de mensagens. A conferência continua necessária, porque um fraudador também pode registrar um boleto em seu nome. Pergunte ao seu banco como ativar.</p>
<p>A segunda é buscar a segunda via sempre no mesmo lugar: o aplicativo oficial ou o endereço impresso na carteirinha, digitado por você. Evite procurar a operadora em buscadores, já que anúncios falsos podem aparecer antes da página verdadeira.</p>

<h2>Quem liga também pode ser conferido</h2>
<p>O número que aparece no visor do telefone pode ser falsificado. Saber o seu nome, o seu CPF e até o nome do seu plano não prova que a pessoa trabalha na operadora. Se a ligação pede dinheiro, senha ou código recebido por mensagem, desligue e telefone você mesmo para o número da carteirinha, de preferência de outro aparelho.</p>
<p>Com corretores, o caminho é parecido. Peça o nome completo e o número de registro na Susep e consulte em <a href="https://www.gov.br/susep">gov.br/susep</a>. A operadora pode ser consultada em <a href="https://www.gov.br/ans">gov.br/ans</a>. Quem trabalha direito não se ofende com a pergunta.</p>
<blockquote><p>Corretora não cobra por conversa. A mensalidade se paga a quem consta do contrato, e a mais ninguém.</p></blockquote>
<p>Isso vale também para a WebPlan: não cobramos por conversa. Se alguém fizer uma cobrança dessas em nosso nome, não pague e ligue para o telefone publicado no site. Se aparecer uma cobrança com o nome de <a href="/blog/taxa-de-adesao">taxa de adesão</a>, peça explicação por escrito antes de qualquer decisão.</p>

<h2>Se você já pagou</h2>
<p>Aja no mesmo dia. Vergonha não ajuda, e quem aplica o golpe conta com ela.</p>
<ol>
<li><strong>Ligue para o seu banco</strong> e conteste o pagamento. Se foi por Pix, peça que acionem o Mecanismo Especial de Devolução, o MED. O dinheiro nem sempre volta, e a chance diminui com o passar das horas.</li>
<li><strong>Guarde as provas:</strong> conversa, número de telefone, boleto e comprovante. Não apague nada.</li>
<li><strong>Registre boletim de ocorrência</strong> na Polícia Civil. Em muitos estados isso pode ser feito pela internet.</li>
<li><strong>Avise a operadora ou a administradora</strong> e anote o protocolo. A mensalidade verdadeira continua em aberto: pergunte o prazo para regularizar, para não perder a cobertura.</li>
<li><strong>Pergunte de onde saíram os seus dados.</strong> A LGPD dá a você o direito de saber com quem eles foram compartilhados. Mostramos como pedir em <a href="/blog/seus-dados-na-cotacao">seus dados na cotação</a>.</li>
</ol>
<p>Por fim, conte o caso em casa, para que a próxima mensagem não encontre ninguém desprevenido.</p>
`,
} as const satisfies Article
