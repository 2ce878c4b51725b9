import { expect, type Page } from "@playwright/test"
import type { Received } from "../servers/smtp-server.ts"
import { mailedLinkPath } from "./mailed-link.ts"

export const holderHome = "/privacidade/meus-dados"

type Site = { url: string; smtp: { received: readonly Received[] } }

export async function signInAsHolder(page: Page, site: Site, email: string) {
  await page.goto(site.url + holderHome)
  await page.getByLabel("E-mail").fill(email)
  await page.getByRole("button", { name: "Receber o link" }).click()
  await openMailedLink(page, site, email)
}

/** Opens a holder's own data with the link that was mailed to the holder's address. */
export async function openMailedLink(page: Page, { url, smtp }: Site, email: string) {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Veja o seu e-mail")
  await page.goto(url + (await mailedLinkPath(smtp.received, email)))
  await page.getByRole("button", { name: "Abrir os meus dados" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Seus dados")
}
