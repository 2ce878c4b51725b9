import type { Article } from "./article.ts"

export const planoParaPensionistas = {
  slug: "plano-para-pensionistas",
  title: "Pensionista: quais caminhos existem para ter um plano",
  excerpt:
    "O que perguntar sobre o plano nos primeiros dias depois da perda, o que não cancelar e por quais caminhos o pensionista pode contratar.",
  metaDescription:
    "Plano de saúde para pensionistas do serviço público: permanência no plano do titular, portabilidade, adesão, plano individual e ressarcimento federal.",
  author: "equipe-de-beneficios",
  categories: ["beneficios", "direitos"],
  tags: ["pensionistas", "dependentes", "portabilidade", "sougov"],
  publishedOn: "2026-08-13",
  reviewedOn: "2026-11-14",
  sources: [
    {
      label: "Lei nº 8.112/1990, art. 230: assistência à saúde de servidores e pensionistas.",
      href: "https://www.planalto.gov.br",
    },
    {
      label: "Instrução Normativa GABIN/MGI nº 496/2025: ressarcimento no Executivo federal.",
      href: "https://www.gov.br/servidor",
    },
    { label: "Lei nº 9.656/1998, arts. 14, 30 e 31: idade e permanência de dependentes." },
    {
      label: "ANS, Resoluções Normativas nº 438/2018 e nº 557/2022: portabilidade e contratação.",
      href: "https://www.gov.br/ans",
    },
    { label: "ANS, Manual de Tópicos da Saúde Suplementar: prazo da portabilidade." },
  ],
  reviewNote:
    "Os artigos citados foram lidos nas leis, e a inclusão dos pensionistas no ressarcimento, em página do Portal do Servidor. A permanência no plano familiar e o prazo da portabilidade vêm de material antigo da ANS; a aceitação de pensionistas, de cada entidade e contrato: confirme com a ANS e com a operadora.",
  body: `
<p>Quando o titular morre, a família descobre que muita coisa estava no nome dele. O plano de saúde é um exemplo. Ninguém tem cabeça para contratos nos primeiros dias, mas é então que alguns prazos começam a correr.</p>
<p>Se você recebe ou vai receber pensão de um servidor público, comece pelo mais urgente. Depois veja os caminhos: eles variam conforme você já estava ou não no plano.</p>

<h2>Nos primeiros dias: três cuidados</h2>
<ol>
<li><strong>Não deixe de pagar.</strong> Se o plano era descontado do salário ou do provento do titular, o desconto pode parar sem aviso. Ligue para a operadora ou para a administradora e peça o boleto.</li>
<li><strong>Não cancele nada.</strong> Assinar a exclusão “para organizar” pode encerrar direitos que você ainda não conhece.</li>
<li><strong>Pergunte por escrito.</strong> Comunique o falecimento, envie a certidão e peça resposta sobre a situação de cada dependente, com número de protocolo.</li>
</ol>
<p>Peça a ajuda de alguém de confiança. E desconfie de quem liga oferecendo “regularizar o plano” ou “liberar a pensão” mediante pagamento. Há quem se aproveite do luto.</p>

<h2>Se você já era dependente no plano</h2>
<p>O que acontece depende do tipo de contrato.</p>
<p><strong>Plano individual ou familiar.</strong> A regra geral é que a morte do titular não encerra o contrato: os dependentes já inscritos podem mantê-lo nas mesmas condições, assumindo as obrigações. Peça a mudança de titularidade.</p>
<p><strong>Plano coletivo empresarial.</strong> Se o titular contribuía em razão de vínculo empregatício, os artigos 30 e 31 da Lei 9.656/1998 podem assegurar a permanência dos dependentes já cobertos, nas condições da lei e com pagamento integral. Se o titular era servidor estatutário, confirme antes se a regra se aplica.</p>
<p><strong>Coletivo por adesão ou autogestão.</strong> Vale o que dizem o contrato e o regulamento. Alguns permitem que o pensionista passe a titular. Outros dão um prazo e encerram a cobertura.</p>
<p>Em qualquer caso, pergunte se há <strong>remissão</strong>. Alguns contratos garantem aos dependentes um período de cobertura sem mensalidade depois da morte do titular. Se houver, pergunte quanto dura e o que acontece no fim.</p>

<h2>Se for preciso mudar: a portabilidade</h2>
<p>Quem perde o plano porque o titular morreu pode usar a portabilidade de carências em condições mais favoráveis do que as comuns. Não se exigem o tempo mínimo de permanência nem a compatibilidade de preço. Mas há prazo: um manual da ANS fala em 60 dias, contados de quando a pessoa toma conhecimento de que o plano foi cancelado.</p>
<p>Esse tempo passa depressa no luto. Guarde o documento que informa a data do desligamento e consulte logo a ANS, em <a href="https://www.gov.br/ans">gov.br/ans</a>, para confirmar o prazo e se o seu caso se enquadra. O funcionamento geral está em <a href="/blog/portabilidade-de-carencias">portabilidade de carências</a>.</p>

<h2>Se você não tinha plano</h2>
<p>Há três portas, e nenhuma depende de abrir empresa.</p>
<ul>
<li><strong>Adesão.</strong> Associações e sindicatos de servidores podem aceitar pensionistas como associados, e o contrato diz se eles podem ser titulares. Pergunte à entidade e confira no contrato. O assunto está em <a href="/blog/plano-coletivo-por-adesao">o vínculo que abre a porta</a>.</li>
<li><strong>Individual ou familiar.</strong> Não exige vínculo com ninguém e tem reajuste anual limitado pela ANS. A oferta, porém, varia muito de uma cidade para outra.</li>
<li><strong>Plano de um filho.</strong> Se o contrato de um filho ou de uma filha aceitar pais, você pode entrar como dependente. Leia antes o que acontece se o titular mudar de emprego ou sair da entidade.</li>
</ul>
<p>A idade não pode fechar nenhuma dessas portas. O artigo 14 da Lei 9.656/1998 diz que ninguém pode ser impedido de participar de um plano em razão da idade. Quem entra sem portabilidade pode ter de cumprir carências e, se já tem uma doença conhecida, cobertura parcial por até 24 meses.</p>

<h2>O ressarcimento federal também alcança pensionistas</h2>
<p>O artigo 230 da Lei 8.112/1990 prevê o ressarcimento parcial do que o servidor, ativo ou inativo, e seus dependentes ou pensionistas gastam com planos de saúde. As regras em vigor desde janeiro de 2026 incluem os pensionistas do Executivo federal. Para receber, é preciso ser titular do plano.</p>
<p>Essa condição pode mudar a sua decisão. Se você é pensionista federal e vai entrar como dependente no plano de um filho, talvez não tenha o ressarcimento. Se contratar um plano em seu nome, pode pedir. Faça as duas contas antes de escolher, com a tabela oficial em <a href="https://www.gov.br/servidor">gov.br/servidor</a>, e confirme com o órgão que paga a pensão. Para pensões estaduais e municipais, pergunte ao respectivo instituto de previdência.</p>

<h2>Papéis que vão ser pedidos</h2>
<p>Reunir tudo em uma pasta, com cópia digital, poupa viagens:</p>
<ul>
<li>certidão de óbito do titular;</li>
<li>documento que concede a pensão e o último contracheque;</li>
<li>certidão de casamento, escritura de união estável ou certidão de nascimento;</li>
<li>RG, CPF e comprovante de residência em seu nome;</li>
<li>contrato, carteirinha e comprovantes de pagamento do plano anterior;</li>
<li>declaração da operadora com as datas de entrada e de saída.</li>
</ul>
<p>Se a pensão ainda não saiu, pergunte se o protocolo do pedido é aceito por ora. E não assine nada no mesmo dia em que ouviu a oferta. Nenhum dos caminhos acima se perde por uma noite de sono.</p>
`,
} as const satisfies Article
