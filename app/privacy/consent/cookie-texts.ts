import { optionalCategories } from "./consent.ts"
import { cookieQuestion } from "./cookie-question.ts"

/** The exact text of each category, stored as evidence with the choices. */
export const cookieTexts = optionalCategories.map((category) => {
  const { name, purpose, duration } = cookieQuestion.optional[category]
  return {
    purpose: `cookies_${category}`,
    version: cookieQuestion.version,
    text: `${cookieQuestion.banner.text} ${name}: ${purpose} ${cookieQuestion.dialog.durationLabel} ${duration}`,
  }
})
