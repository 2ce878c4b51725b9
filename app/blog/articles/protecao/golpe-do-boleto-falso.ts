import { scamWarning } from "../../../leads/lead/scam-warning.ts"
import type { Article } from "../article.ts"

export const golpeDoBoletoFalso = {
  slug: "golpe-do-boleto-falso",
  title: "Boleto falso, central falsa: como reconhecer o golpe antes de pagar",
  metaTitle: "Boleto falso de plano de saúde: como reconhecer o golpe",
  excerpt:
    "O que conferir na tela do banco antes de pagar, como tratar um aviso de atraso, o que responder ao telefone e como contestar o Pix no aplicativo se já pagou.",
  metaDescription:
    "Boleto falso e central falsa de plano de saúde: o que conferir na tela do banco, sinais de golpe e como contestar o Pix no aplicativo se você já pagou.",
  author: "dalva-nunes",
  reviewer: "responsavel",
  categories: ["protecao"],
  tags: ["golpes", "mensalidade", "corretor", "lgpd"],
  isFeatured: true,
  pictureAlt: "Uma lupa sobre o código de barras de um boleto mostra uma barra diferente das outras.",
  publishedOn: "2026-11-03",
  reviewedOn: "2026-11-16",
  body: `
<p>Antes de confirmar o pagamento, leia na tela do banco o nome e o CNPJ de quem recebe. Tem de ser a operadora ou a administradora do seu contrato. Se já pagou por Pix, conteste agora no aplicativo do banco: quando há devolução, ela pode sair em até 11 dias da contestação. Se foi boleto, ligue já para o banco. [PIX-01, PIX-02]</p>

<h2>Se você já pagou</h2>
<ol>
<li><strong>Abra o aplicativo do banco e use “Contestar este Pix”</strong> (o nome do botão varia). Desde outubro de 2025 não é preciso falar com ninguém, e o dinheiro que ainda estiver na conta do golpista pode ser bloqueado. Depois ligue para o banco. Se foi boleto, ligue já. [PIX-01, PIX-02]</li>
<li><strong>Saiba o que esperar.</strong> O dinheiro nem sempre volta. Com a fraude confirmada e saldo encontrado, a devolução pode sair em até 11 dias da contestação. Desde 2 de fevereiro de 2026 os bancos rastreiam também as contas para onde o dinheiro seguiu. [PIX-02]</li>
<li><strong>Guarde as provas:</strong> conversa, número de telefone, boleto e comprovante. Não apague nada.</li>
<li><strong>Registre boletim de ocorrência</strong> na Polícia Civil. Em muitos estados isso é feito pela internet.</li>
<li><strong>Avise a operadora ou a administradora</strong> e anote o protocolo. A mensalidade verdadeira continua em aberto.</li>
<li><strong>Pergunte de onde saíram os seus dados.</strong> A lei de proteção de dados (LGPD) dá o direito de saber com quem eles foram compartilhados. O pedido está em <a href="/blog/seus-dados-na-cotacao">seus dados na cotação</a>. [DAD-05]</li>
</ol>
<p>A contestação é para golpe. Ela não serve para arrependimento, desacordo com o vendedor ou chave Pix digitada errada. [PIX-03]</p>

<h2>Como o golpe se apresenta</h2>
<table>
<caption>O que dizem e o que fazer</caption>
<thead>
<tr><th scope="col">O que dizem</th><th scope="col">O que é</th><th scope="col">O que fazer</th></tr>
</thead>
<tbody>
<tr><th scope="row">“Segue a segunda via atualizada.”</th><td>Boleto copiado, com outro recebedor.</td><td>Emitir a segunda via no aplicativo oficial.</td></tr>
<tr><th scope="row">“Seu plano será cancelado hoje.”</th><td>Central falsa, que usa a pressa.</td><td>Desligar e ligar para o número da carteirinha.</td></tr>
<tr><th scope="row">“Pague a primeira por Pix para garantir a tabela.”</th><td>Falso corretor.</td><td>Não pagar e conferir o registro dele.</td></tr>
<tr><th scope="row">“Você tem um reembolso a receber.”</th><td>Coleta de senha ou de documento.</td><td>Não informar nada e consultar a operadora.</td></tr>
</tbody>
</table>

<h2>O que conferir na tela do banco</h2>
<p>Um boleto pode ser imitado com perfeição. Confira o que aparece depois que o código é lido e antes da confirmação.</p>
<ol>
<li><strong>Quem recebe.</strong> A operadora ou a administradora do contrato, com o mesmo CNPJ. Nome de pessoa física ou de empresa desconhecida: pare.</li>
<li><strong>Quem paga.</strong> O seu nome e o seu CPF, ou os do titular do plano.</li>
<li><strong>Valor e vencimento.</strong> Compare com o boleto do mês passado.</li>
<li><strong>Banco.</strong> Os três primeiros números do código são os do banco emissor. Se não batem com o banco impresso, não pague.</li>
<li><strong>Código de barras que não é lido.</strong> Pode estar borrado de propósito, para você digitar outro número.</li>
</ol>
<p>Na adesão, quem cobra costuma ser a administradora, e não a operadora da carteirinha. Anote no primeiro mês o nome e o CNPJ de quem cobra e compare todo boleto com essa anotação.</p>
<p>Duas rotinas ajudam. Busque a segunda via sempre no aplicativo oficial ou no endereço da carteirinha, digitado por você. E ative o Débito Direto Autorizado (DDA), que mostra no aplicativo do banco os boletos registrados no seu CPF. Confira mesmo assim: golpista também registra boleto.</p>

<h2>Aviso de atraso: verdadeiro ou falso</h2>
<p>O aviso verdadeiro de falta de pagamento também chega por e-mail com certificado ou confirmação de leitura, ligação gravada, carta com aviso de recebimento ou por uma pessoa enviada pela operadora. SMS e aplicativo só valem se você responder confirmando (RN 593/2023, art. 8º). Em contrato anterior a essa resolução, vale o meio previsto nele. [CAN-06]</p>
<p>Não pague pelo aviso. Abra o aplicativo ou o boleto que você já usa e confira se há mensalidade em aberto.</p>
<p>Para quem tem plano individual ou paga o coletivo direto à operadora ou à administradora, a exclusão por atraso não acontece no mesmo dia. Ela exige ao menos duas mensalidades em aberto, aviso que chegou e mais 10 dias sem pagamento (RN 593/2023). Isso vale para contratos de 1999 em diante ou adaptados. Os prazos estão em <a href="/blog/atrasei-a-mensalidade">atrasei a mensalidade</a>. [CAN-03, CAN-04, CAN-05]</p>

<h2>Como conferir quem liga</h2>
<p>O número no visor pode ser falsificado. Saber o seu nome, o seu CPF e o seu plano não prova nada. Se a ligação pede dinheiro, senha ou código, desligue e telefone para o número da carteirinha, de outro aparelho se puder.</p>
<p>Se quem liga se diz corretor, peça o nome completo e o número de registro. Em geral, esse número pode ser consultado na Susep. [COR-04]</p>

<h2>Se usarem o nome da WebPlan</h2>
<p>${scamWarning}</p>
<p>Se alguém cobrar em nosso nome, não pague e ligue para o telefone publicado no site. O que é e o que não é taxa de adesão está em <a href="/blog/taxa-de-adesao">taxa de adesão</a>.</p>
`,
} as const satisfies Article
