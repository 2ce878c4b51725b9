/** The colours of a share card (the preview picture of a shared link). `colourOf` reads a token of the palette. */
export function cardColours(colourOf: (token: string) => string) {
  return {
    paper: colourOf("papel"),
    ink: colourOf("petroleo"),
    quiet: colourOf("cinza"),
    accent: colourOf("verde"),
    ground: colourOf("agua"),
  }
}
