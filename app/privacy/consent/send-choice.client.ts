import { href } from "react-router"
import { type CookiePreferences, optionalCategories } from "./consent.ts"
import { cookieQuestion } from "./cookie-question.ts"

type Choice = { preferences: CookiePreferences; receipt: string }

/** The URL that records choices as evidence (D32). */
export const choiceAddress = href("/privacidade/escolha")

/** Sends a choice to the server; true if it was recorded. The choice applies on the device in any case. */
export async function sendChoice({ preferences, receipt }: Choice): Promise<boolean> {
  const body = new URLSearchParams({
    receipt,
    version: cookieQuestion.version,
    page: window.location.pathname,
  })
  for (const category of optionalCategories) if (preferences[category]) body.append("granted", category)
  try {
    const response = await fetch(choiceAddress, { method: "POST", body, keepalive: true })
    return response.ok
  } catch {
    return false
  }
}
