/** The colours of mails, because mail programs do not load tokens.css. A test keeps both equal. */
export const mailTokens = {
  papel: "#fdfdfa",
  vidrado: "#eef3ef",
  verde: "#007a67",
  petroleo: "#0b2b33",
  petroleoClaro: "#123c46",
  sol: "#ffc52e",
  telha: "#a5361c",
  telhaClara: "#fbeae5",
  chat: "#25d366",
  cinza: "#4a626a",
  line: "#c3d1cd",
} as const

/** The colours by their purpose in a mail. */
export const mailBrand = {
  paper: mailTokens.papel,
  ground: mailTokens.vidrado,
  accent: mailTokens.verde,
  ink: mailTokens.petroleo,
  darkPaper: mailTokens.petroleoClaro,
  highlight: mailTokens.sol,
  warning: mailTokens.telha,
  warningGround: mailTokens.telhaClara,
  chat: mailTokens.chat,
  quiet: mailTokens.cinza,
  line: mailTokens.line,
} as const
