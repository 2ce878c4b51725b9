/**
 * The messages that the office writes most. {ola} is a greeting, by name if known; {pessoa} the writer; {empresa} the
 * company; {pedido} the request; {idades} the known ages, or a question for them.
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

/** Ends every message, because criminals pretend to be brokers. */
export const scamWarning = "Nunca pedimos pagamento nem senha."
