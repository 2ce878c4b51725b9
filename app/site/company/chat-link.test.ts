import { globSync, readFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "vitest"
import { isOfferId, offers } from "../../plans/catalogue/offers.ts"
import { carrierPages } from "../content/carriers/carrier-pages.ts"
import { chatTexts } from "../content/chat.ts"
import { company } from "../content/company.ts"
import { chatLink } from "./chat-link.ts"

const texts: string[] = Object.values(chatTexts)

test("[S7.32] the chat link has the business number and the encoded text", () => {
  for (const text of [...texts, "50% & mais? #1\nolá + tchau"]) {
    const url = new URL(chatLink(text))
    expect(`${url.origin}${url.pathname}`).toBe(`https://wa.me/${company.chatNumber}`)
    expect([...url.searchParams]).toEqual([["text", text]])
    expect(url.hash).toBe("")
  }
})

test("[S7.33] every chat text is unique, and each carrier form has its own", () => {
  expect(new Set(texts).size).toBe(texts.length)
  const operators = Object.keys(chatTexts).filter(isOfferId)
  expect(operators.toSorted()).toEqual(
    Object.keys(offers)
      .filter((id) => id !== "main")
      .toSorted(),
  )
  for (const page of carrierPages.values()) {
    if (page.offerId === "main") throw new Error("a carrier page has an offer of its own")
    expect(page.sideCard.message).toBe(chatTexts[page.offerId])
    expect(page.sideCard.message).toContain(page.name)
  }
})

test("the floating button's text names public servants, engineers and members of associations (D1)", () => {
  expect(chatTexts.floating).toContain("servidores públicos, engenheiros")
  expect(chatTexts.floating).toContain("por adesão")
})

test("[S1.15] no other file contains a chat text or a chat address", () => {
  const app = path.join(import.meta.dirname, "../..")
  const writers = globSync("**/*.{ts,tsx}", { cwd: app })
    .filter((file) => !/\.test\.tsx?$/.test(file) && file !== "site/content/chat.ts")
    .filter((file) => {
      const source = readFileSync(path.join(app, file), "utf8")
      return /Olá!/.test(source) || /chatLink\(\s*["'`]/.test(source) || texts.some((t) => source.includes(t))
    })
  expect(writers).toEqual([])
  const addressed = globSync("**/*.{ts,tsx}", { cwd: app }).filter(
    (file) =>
      !/\.test\.tsx?$/.test(file) && /wa\.me|api\.whatsapp/.test(readFileSync(path.join(app, file), "utf8")),
  )
  // The office opens a chat with the visitor's number, which is not our chat address.
  expect(addressed.toSorted()).toEqual([
    "desk/lead-page/contact-links.ts",
    "leads/notify/office-mail.ts",
    "site/company/chat-link.ts",
  ])
})
