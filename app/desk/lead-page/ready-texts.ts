/**
 * What the office writes most. {ola} greets by name where there is one, {pessoa} is whoever writes, {empresa} the
 * house, {pedido} what was asked for, {idades} the ages as far as they are known.
 */
export const readyTexts = [
  {
    key: "primeira",
    title: "Primeira mensagem",
    text: "{ola} Aqui é {pessoa}, da {empresa}. Recebi seu pedido {pedido} e vou cuidar da sua cotação. Podemos conversar agora ou prefere que eu ligue em outro horário?",
  },
  {
    key: "nao-consegui",
    title: "Não consegui falar",
    text: "{ola} Aqui é {pessoa}, da {empresa}. Recebi seu pedido {pedido} e tentei ligar agora há pouco. Prefere que eu ligue mais tarde ou seguimos por aqui?",
  },
  {
    key: "idades",
    title: "Confirmar idades",
    text: "{ola} Aqui é {pessoa}, da {empresa}. Para montar a sua cotação, preciso da idade de cada pessoa que vai entrar no plano. {idades} Não precisa mandar documento nenhum por enquanto.",
  },
  {
    key: "cotacao",
    title: "Enviar a cotação",
    text: "{ola} Aqui é {pessoa}, da {empresa}. A cotação do seu pedido {pedido} está pronta e segue com esta mensagem. Confira os valores, a rede e as carências com calma. Se algo não ficou claro, pergunte por aqui que eu explico.",
  },
  {
    key: "retomar",
    title: "Retomar a conversa",
    text: "{ola} Aqui é {pessoa}, da {empresa}. Conversamos sobre o seu pedido {pedido}. Ficou alguma dúvida sobre a cotação? Se não for mais do seu interesse, é só me dizer que eu encerro por aqui.",
  },
] as const

export type ReadyTextKey = (typeof readyTexts)[number]["key"]

/** Ends every message: people are robbed in the name of brokers. */
export const scamWarning = "Nunca pedimos pagamento nem senha."
