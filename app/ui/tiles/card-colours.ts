/** The palette's colours that a share card uses. */
export function cardColours(colourOf: (token: string) => string) {
  return {
    paper: colourOf("papel"),
    ink: colourOf("petroleo"),
    quiet: colourOf("cinza"),
    accent: colourOf("verde"),
    ground: colourOf("agua"),
  }
}
