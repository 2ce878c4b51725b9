import { readFileSync } from "node:fs"

/** Reads colours from a stylesheet's custom properties, for pictures drawn outside a page: `colourOf("deepWater")`. */
export function readTokenColours(cssFile: string) {
  const css = readFileSync(cssFile, "utf8")
  return (name: string) => {
    const kebab = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    return new RegExp(`--${kebab}: (#[0-9a-f]+)`).exec(css)?.[1] ?? "none"
  }
}
