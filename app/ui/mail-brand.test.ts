import { readFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "vitest"
import { mailTokens } from "./mail-brand.ts"

test("mails use the same colours as the pages", () => {
  const tokens = readFileSync(path.join(import.meta.dirname, "tokens.css"), "utf8")
  for (const [name, colour] of Object.entries(mailTokens)) {
    const kebab = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    expect(tokens, name).toContain(`--${kebab}: ${colour};`)
  }
})
