/** Which of the palette's colours a share card wears. */
export const cardColours = (colourOf: (token: string) => string) => ({
  paper: colourOf("papel"),
  ink: colourOf("petroleo"),
  quiet: colourOf("cinza"),
  accent: colourOf("verde"),
  ground: colourOf("agua"),
})
