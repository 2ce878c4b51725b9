import { expect, test } from "vitest"
import { returnPathOf } from "./return-path.ts"

function returnPath(wanted: string) {
  return returnPathOf(new URL(`https://site.invalid/painel/entrar?volta=${encodeURIComponent(wanted)}`))
}

test("after the sign-in a person comes back to a page of the desk", () => {
  for (const path of ["/painel", "/painel/leads", "/painel/leads/12", "/teste-supabase", "/blog-env"])
    expect(returnPath(path), path).toBe(path)
})

test("any other address is the desk's first page", () => {
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
