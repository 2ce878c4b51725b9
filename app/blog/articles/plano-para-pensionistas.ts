import type { Article } from "../article.ts"

export const planoParaPensionistas = {
  slug: "plano-para-pensionistas",
  title: "Pensionista: quais caminhos existem para ter um plano",
  excerpt:
    "Depois da perda, o plano não pode ser mais uma preocupação. O que perguntar nos primeiros dias, o que não cancelar e por onde o pensionista pode contratar.",
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
    { label: "Lei nº 9.656/1998, arts. 14, 30 e 31: planos privados de assistência à saúde." },
    {
      label: "ANS, Resoluções Normativas nº 438/2018 e nº 557/2022: portabilidade e contratação.",
      href: "https://www.gov.br/ans",
    },
  ],
  reviewNote:
    "A menção a pensionistas no artigo 230 e nas regras de ressarcimento foi lida na lei e em página oficial. A permanência dos dependentes, os prazos da portabilidade e a aceitação de pensionistas por cada entidade vêm de fontes secundárias ou do contrato: confirme com a ANS e com a operadora.",
  body: `
<p>Quando o titular morre, a família descobre que muita coisa estava no nome dele. O plano de saúde é uma delas. Nos primeiros dias, ninguém tem cabeça para contratos, e é justamente nesses dias que alguns prazos começam a correr.</p>
<p>Este texto é para quem recebe ou vai receber pensão de um servidor público. Começa pelo mais urgente e depois mostra os caminhos, que variam conforme você já estava ou não no plano.</p>

<h2>Nos primeiros dias: três cuidados</h2>
<ol>
<li><strong>Não deixe de pagar.</strong> Se o plano era descontado do salário ou do provento do titular, o desconto pode parar sem aviso. Ligue para a operadora ou para a administradora e peça o boleto.</li>
<li><strong>Não cancele nada.</strong> Assinar a exclusão “para organizar” pode encerrar direitos que você ainda não conhece.</li>
<li><strong>Pergunte por escrito.</strong> Comunique o falecimento, envie a certidão e peça resposta sobre a situação de cada dependente, com número de protocolo.</li>
</ol>
<p>Peça a ajuda de alguém de confiança. E desconfie de quem liga oferecendo “regularizar o plano” ou “liberar a pensão” mediante pagamento. Dados de falecimento circulam, e há quem se aproveite do luto.</p>

<h2>Se você já era dependente no plano</h2>
<p>O que acontece depende do tipo de contrato.</p>
<p><strong>Plano individual ou familiar.</strong> A regra geral é que a morte do titular não encerra o contrato: os dependentes já inscritos podem mantê-lo nas mesmas condições, assumindo as obrigações. Peça a mudança de titularidade.</p>
<p><strong>Plano coletivo empresarial.</strong> Se o titular contribuía em razão de vínculo empregatício, os artigos 30 e 31 da Lei 9.656/1998 podem assegurar a permanência dos dependentes, por certo tempo e com pagamento integral. Para servidores estatutários, a aplicação precisa ser confirmada.</p>
<p><strong>Coletivo por adesão ou autogestão.</strong> Vale o que dizem o contrato e o regulamento. Alguns permitem que o pensionista passe a titular. Outros dão um prazo e encerram a cobertura.</p>
<p>Em qualquer caso, faça a pergunta da <strong>remissão</strong>. Alguns contratos garantem aos dependentes um período de cobertura sem mensalidade depois da morte do titular. Quando existe, está no contrato. Pergunte quanto dura e o que acontece ao final.</p>

<h2>Se for preciso mudar: a portabilidade</h2>
<p>Quem perde o plano porque o titular morreu pode usar a portabilidade de carências em condições mais favoráveis do que as comuns. Em resumo, segundo as orientações sobre a Resolução Normativa 438/2018, não se exige o tempo mínimo de permanência nem a compatibilidade de preço, mas há um prazo de 60 dias, contados da data em que a pessoa toma ciência de que perdeu o vínculo.</p>
<p>Sessenta dias passam depressa no luto. Por isso, guarde o documento que informa a data do desligamento e consulte a ANS, em <a href="https://www.gov.br/ans">gov.br/ans</a>, para confirmar se o seu caso se enquadra. O funcionamento geral está em <a href="/blog/portabilidade-de-carencias">portabilidade de carências</a>.</p>

<h2>Se você não tinha plano</h2>
<p>Há três portas, e nenhuma depende de abrir empresa.</p>
<ul>
<li><strong>Adesão.</strong> Associações e sindicatos de servidores podem aceitar pensionistas como associados, e o contrato diz se eles podem ser titulares. Pergunte à entidade se aceita e confira no contrato se permite. O tema está em <a href="/blog/plano-coletivo-por-adesao">o vínculo que abre a porta</a>.</li>
<li><strong>Individual ou familiar.</strong> Não exige vínculo com ninguém e tem reajuste anual limitado pela ANS. A oferta, porém, varia muito de uma cidade para outra.</li>
<li><strong>Plano de um filho.</strong> Se o contrato de um filho ou de uma filha aceitar pais, você pode entrar como dependente. Leia antes o que acontece se o titular mudar de emprego ou sair da entidade.</li>
</ul>
<p>A idade não pode fechar nenhuma dessas portas. O artigo 14 da Lei 9.656/1998 diz que ninguém pode ser impedido de participar de um plano em razão da idade. Carências e, para doenças já conhecidas, cobertura parcial por até 24 meses podem ser aplicadas a quem entra sem portabilidade.</p>

<h2>O ressarcimento federal também alcança pensionistas</h2>
<p>O artigo 230 da Lei 8.112/1990 fala em ressarcimento parcial do que gastam com planos de saúde o servidor, ativo ou inativo, e seus dependentes ou pensionistas. As regras em vigor desde janeiro de 2026 incluem os pensionistas do Executivo federal entre as pessoas que podem receber, e o pagamento depende de ser titular do plano.</p>
<p>Aqui está um detalhe que muda a decisão. Se você é pensionista federal e vai entrar como dependente no plano de um filho, talvez não tenha o ressarcimento. Se contratar um plano em seu nome, pode pedir. Faça as duas contas antes de escolher, com a tabela oficial em <a href="https://www.gov.br/servidor">gov.br/servidor</a>, e confirme com o órgão que paga a pensão. Para pensões estaduais e municipais, pergunte ao respectivo instituto de previdência.</p>

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
