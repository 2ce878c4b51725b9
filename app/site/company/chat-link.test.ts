import { globSync, readFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "vitest"
import { companyOf } from "../company/company.ts"
import { carrierPages } from "../content/carriers/carrier-pages.ts"
import { chatTexts } from "../content/chat.ts"
import { defaultCompany, officeHours } from "../content/company.ts"
import { chatLink } from "./chat-link.ts"

const company = companyOf(defaultCompany, officeHours)

const texts = [
  ...new Set([
    ...Object.values(chatTexts),
    ...[...carrierPages.values()].map(({ sideCard }) => sideCard.message),
  ]),
]

test("[S7.32] the chat link has the business number and the encoded text", () => {
  for (const text of [...texts, "50% & mais? #1\nolá + tchau"]) {
    const url = new URL(chatLink(company.whatsapp, text))
    expect(`${url.origin}${url.pathname}`).toBe(`https://wa.me/${company.whatsapp.e164.slice(1)}`)
    expect([...url.searchParams]).toEqual([["text", text]])
    expect(url.hash).toBe("")
  }
})

test("[S7.33] every chat text is unique, and each carrier form has its own", () => {
  const ofCarriers = [...carrierPages.values()].map(({ sideCard }) => sideCard.message)
  expect(new Set(Object.values(chatTexts)).size).toBe(Object.keys(chatTexts).length)
  expect(new Set(ofCarriers).size).toBe(carrierPages.size)
  for (const { name, sideCard } of carrierPages.values()) expect(sideCard.message).toContain(name)
  for (const shared of ["mainForm", "success", "floating", "about", "help"] as const)
    expect(ofCarriers).not.toContain(chatTexts[shared])
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
