import { expect, test } from "vitest"
import { returnPathOf } from "./return-path.ts"

function returnPath(path: string) {
  return returnPathOf(new URL(`https://site.invalid/painel/entrar?volta=${encodeURIComponent(path)}`))
}

test("returns to the requested page of the desk after the sign-in", () => {
  for (const path of ["/painel", "/painel/leads", "/painel/leads/12", "/teste-supabase", "/blog-env"])
    expect(returnPath(path), path).toBe(path)
})

test("returns to the desk's first page for any other address", () => {
  const others = [
    "",
    "/",
    "/blog",
    "/painel/entrar",
    "/painel/entrar/codigo",
    "/painel/leads/:id",
    "/painel/numeros/leads.csv",
    "/painel/../blog",
    "/painelx",
    "/blog-env/x",
    "//evil.example/painel",
    "https://evil.example/painel",
    "/painel/leads?x=1",
    "/toString",
  ]
  for (const path of others) expect(returnPath(path), path).toBe("/painel")
})
