/** Which of the palette's colours a share card wears. */
export function cardColours(colourOf: (token: string) => string) {
  return {
    paper: colourOf("papel"),
    ink: colourOf("petroleo"),
    quiet: colourOf("cinza"),
    accent: colourOf("verde"),
    ground: colourOf("agua"),
  }
}
