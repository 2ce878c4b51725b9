import { firstMessageText } from "../../leads/lead/first-message.ts"
import { law } from "../../norms/law.ts"

/** When a text is used, in the order of the work. */
export const textMoments = {
  primeiro: "Antes do primeiro contato",
  cotacao: "Para montar a cotação",
  decisao: "Cotação e escolha",
  depois: "Depois",
} as const

export type ReadyText = { key: string; moment: keyof typeof textMoments; title: string; text: string }

/** The messages that the office writes most. `placeholders` in `ready-text.ts` lists what a text may contain in braces. */
export const readyTexts = [
  {
    key: "primeira",
    moment: "primeiro",
    title: "Primeira mensagem",
    text: `{ola} {eu} ${firstMessageText}`,
  },
  {
    key: "nao-consegui",
    moment: "primeiro",
    title: "Não consegui falar",
    text: "{ola} {eu} Tentei ligar agora há pouco por causa do pedido que você fez no site{sobre}. Prefere que eu ligue mais tarde ou seguimos por aqui?",
  },
  {
    key: "fim-de-semana",
    moment: "primeiro",
    title: "Fim de semana ou feriado",
    text: "{ola} {eu} Recebi o pedido que você fez no site{sobre}. Ligo no próximo dia útil. Que horário é melhor para você?",
  },
  {
    key: "quem-somos",
    moment: "primeiro",
    title: "A pessoa desconfiou",
    text: "{ola} {eu} Você faz bem em conferir quem escreve. Se preferir, não responda por aqui: ligue para o telefone que está no nosso site e peça para falar com {pessoa}.",
  },
  {
    key: "idades",
    moment: "cotacao",
    title: "Confirmar idades",
    text: "{ola} Para montar a cotação, preciso da idade de cada pessoa que vai entrar no plano. {idades}",
  },
  {
    key: "cidade",
    moment: "cotacao",
    title: "Cidade, órgão e hospitais",
    text: "{ola} Para montar a cotação, preciso saber a cidade onde você mora, o seu órgão e os médicos e hospitais de que não quer abrir mão. Por aqui, não conte nada sobre a sua saúde: a cotação não depende disso.",
  },
  {
    key: "portabilidade",
    moment: "cotacao",
    title: "Já tem plano: portabilidade",
    text: `{ola} Se você já tem plano, talvez possa trocar sem cumprir de novo as carências: é a portabilidade. ${law("A primeira exige 2 anos no plano atual, ou 3 se houve cobertura parcial temporária, e mensalidades em dia.", "POR-01", "POR-02")} ${law("Se o plano acabou por morte do titular, fim da condição de dependente, demissão, aposentadoria ou cancelamento do contrato coletivo, o prazo para pedir é de 60 dias, contados do dia em que você soube.", "POR-05")} Há quanto tempo você está no plano? Não o cancele antes de confirmarmos o início do novo. ${law("Depois, são 5 dias, contados do início do novo, para cancelar o antigo; quem passa desse prazo cumpre carências.", "POR-08")}`,
  },
  {
    key: "como-somos-pagos",
    moment: "decisao",
    title: "Como somos pagos",
    text: "{ola} Para você saber como somos pagos: a {empresa} é uma corretora. Quem nos paga é a operadora ou a administradora, por comissão. Quando houver taxa de adesão, o valor vem na cotação, por escrito. Se algum valor da cotação não ficou claro, pergunte antes de assinar.",
  },
  {
    key: "cotacao",
    moment: "decisao",
    title: "Enviar a cotação",
    text: "{ola} Sua cotação está pronta, segue abaixo. Repare na rede, nas carências e no mês do reajuste. Se algo não ficou claro, pergunte por aqui, e eu explico.",
  },
  {
    key: "retomar",
    moment: "decisao",
    title: "Retomar a conversa",
    text: "{ola} {eu} Ficou alguma dúvida sobre a cotação que enviei? Se o plano não for mais do seu interesse, é só me dizer, e eu encerro o pedido.",
  },
  {
    key: "documentos",
    moment: "decisao",
    title: "Documentos e canal",
    text: "{ola} Com o plano escolhido, o próximo passo são os documentos. Vou ligar para passar a lista e confirmar por qual canal você os envia. Antes dessa ligação, não mande nada.",
  },
  {
    key: "assinatura",
    moment: "decisao",
    title: "Antes de assinar",
    text: "{ola} Antes de assinar, confira na proposta quem contrata, o início da vigência, as carências, a rede e o mês do reajuste. Se algo estiver diferente do que conversamos, não assine e me chame. Não cancele o plano antigo antes do início do novo.",
  },
  {
    key: "pos-venda",
    moment: "depois",
    title: "Depois de contratar",
    text: `{ola} {eu} O seu plano já começou. A carteirinha chegou e o aplicativo abriu? ${law("Se você veio por portabilidade, cancele o plano antigo em até 5 dias do início deste.", "POR-08")} Se tiver dúvida sobre carência, rede ou boleto, me chame por aqui.`,
  },
  {
    key: "encerrar",
    moment: "depois",
    title: "Encerrar com gentileza",
    text: "{ola} {eu} Vou encerrar o seu pedido por enquanto, sem nenhum compromisso. Se quiser retomar, é só responder a esta mensagem. Agradeço a sua atenção.",
  },
] as const satisfies readonly ReadyText[]

export type ReadyTextKey = (typeof readyTexts)[number]["key"]
