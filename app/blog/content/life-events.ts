import { law } from "../../norms/law.ts"
import { type TileCode, tile } from "../../ui/tiles/tile-code.ts"

/** What happened to the reader, and the articles to read then, in this order, each with what it answers. */
export const lifeEvents = [
  {
    slug: "posse",
    tile: tile("c2ats"),
    title: "Entrei no serviço público",
    hint: "Entidade, carência e o primeiro plano",
    intro:
      "Veja primeiro por meio de quem você pode entrar num plano. Depois compare o plano do órgão, a autogestão e a adesão, e só então olhe o preço.",
    steps: [
      { post: "plano-coletivo-por-adesao", answers: "Quem contrata e qual vínculo vale" },
      { post: "em-qual-entidade-me-filio", answers: "Como escolher a entidade" },
      { post: "ficar-na-autogestao-ou-sair", answers: "Se o plano do órgão serve para você" },
      { post: "carencias", answers: "Quanto tempo esperar para usar, e quando não há espera" },
      { post: "como-comparar-planos", answers: "O que olhar antes do preço" },
      { post: "ressarcimento-no-sougov", answers: "Como pedir o ressarcimento, se você é federal" },
    ],
  },
  {
    slug: "aposentadoria",
    tile: tile("m0at"),
    title: "Vou me aposentar",
    hint: "O que muda no contrato e no ressarcimento",
    intro: law(
      "Ficar no plano depende do seu vínculo e de quem fez o contrato. Pergunte antes de se aposentar: há prazo para optar por ficar e prazo para trocar de plano.",
      "APO-03",
      "POR-05",
    ),
    steps: [
      { post: "plano-na-aposentadoria", answers: "Se você fica no plano e o que passa a pagar" },
      { post: "plano-depois-dos-59", answers: "O que muda com a idade" },
      { post: "reembolso-do-servidor-federal", answers: "O ressarcimento de quem se aposenta" },
      { post: "portabilidade-de-carencias", answers: "Como trocar de plano sem recomeçar a carência" },
    ],
  },
  {
    slug: "pensao",
    tile: tile("c0acs"),
    title: "Fiquei pensionista",
    hint: "Quem passa a ser o titular e em que prazo",
    intro:
      "Não cancele nada nos primeiros dias e continue pagando. O que acontece com o plano depende de quem o contratou.",
    steps: [
      { post: "plano-para-pensionistas", answers: "O que pedir primeiro, e em que prazo" },
      { post: "portabilidade-de-carencias", answers: "Como mudar de plano sem nova carência" },
      { post: "ressarcimento-no-sougov", answers: "O ressarcimento do pensionista federal" },
      { post: "golpe-do-boleto-falso", answers: "Como reconhecer uma cobrança falsa" },
    ],
  },
  {
    slug: "filhos",
    tile: tile("c0acw"),
    title: "Vou ter um filho",
    hint: "Parto, inscrição do bebê e terapias",
    intro: "Dois prazos contam mais do que os outros: a carência do parto e a inscrição do bebê no plano.",
    steps: [
      { post: "gravidez-parto-e-bebe", answers: "Os prazos do parto e da inscrição" },
      { post: "quem-pode-ser-dependente", answers: "Quem mais entra no seu plano" },
      { post: "carencias", answers: "Quanto tempo se espera por cada serviço" },
      { post: "terapias-e-autismo", answers: "Sessões de terapia, se o médico indicar" },
      { post: "plano-no-imposto-de-renda", answers: "O que você deduz" },
    ],
  },
  {
    slug: "mudanca-de-estado",
    tile: tile("t3at"),
    title: "Mudei de cidade ou de estado",
    hint: "Abrangência, rede e portabilidade",
    intro:
      "Veja se o plano atende onde você passa a morar. Se não atende, confira se você tem direito à portabilidade, para não recomeçar a carência.",
    steps: [
      { post: "rede-credenciada", answers: "Como conferir a rede na cidade nova" },
      { post: "portabilidade-de-carencias", answers: "Como trocar de plano sem perder o que já cumpriu" },
      { post: "instituto-estadual-e-plano", answers: "O instituto do estado e o plano de saúde" },
      { post: "mudanca-de-vinculo", answers: "Se o seu vínculo também mudou" },
    ],
  },
  {
    slug: "59-anos",
    tile: tile("q1ac"),
    title: "Vou fazer 59 anos",
    hint: "A última mudança de preço por idade",
    intro: law(
      "Nos contratos feitos desde 2004, a última faixa de idade começa aos 59. Depois dela, o preço ainda muda pelo reajuste anual do contrato.",
      "IDA-01",
    ),
    steps: [
      { post: "faixas-etarias-da-ans", answers: "Como o preço muda em cada faixa" },
      { post: "plano-depois-dos-59", answers: "O que a operadora não pode fazer" },
      { post: "reajuste-de-plano-coletivo", answers: "O aumento que continua todo ano" },
      { post: "contrato-antigo", answers: "Se o seu contrato é de antes de 2004" },
    ],
  },
  {
    slug: "perdi-o-plano",
    tile: tile("a2ac"),
    title: "Perdi o plano",
    hint: "Como entrar em outro sem recomeçar a carência",
    intro: law(
      "Guarde o aviso e anote a data em que você soube. Dela contam os 60 dias da portabilidade, quando a norma dá esse prazo; o atraso no pagamento não está entre os casos.",
      "POR-05",
    ),
    steps: [
      { post: "fim-do-contrato-coletivo", answers: "O que a operadora tem de oferecer" },
      { post: "portabilidade-de-carencias", answers: "O prazo e os documentos" },
      { post: "atrasei-a-mensalidade", answers: "Se o motivo foi atraso no pagamento" },
      { post: "doenca-preexistente", answers: "Se há doença a declarar no plano novo" },
    ],
  },
  {
    slug: "cobranca-estranha",
    tile: tile("f1ab"),
    title: "Recebi uma cobrança estranha",
    hint: "Confira antes de pagar",
    intro:
      "Não pague pelo link nem pelo código da mensagem. Abra o aplicativo ou o boleto que você já usa e compare.",
    steps: [
      { post: "golpe-do-boleto-falso", answers: "Como conferir, e o que fazer se já pagou" },
      { post: "atrasei-a-mensalidade", answers: "Como é o aviso verdadeiro de atraso" },
      { post: "reajuste-de-plano-coletivo", answers: "Se o valor subiu" },
      { post: "taxa-de-adesao", answers: "Se cobraram uma taxa para entrar" },
    ],
  },
] as const satisfies readonly LifeEvent[]

type LifeEvent = {
  slug: string
  tile: TileCode
  title: string
  hint: string
  intro: string
  steps: readonly { post: string; answers: string }[]
}

export const lifeEventText = {
  title: "O que aconteceu?",
  text: "Escolha a sua situação e leia na ordem que ajuda mais.",
  order: "Leia nesta ordem",
  others: "Outras situações",
  besideSearch: "Comece pelo que mudou na sua vida.",
  missing: { title: "Situação não encontrada", text: "Escolha uma das situações na página do blog." },
} as const
