import { optionalCategories } from "./consent.ts"
import { cookieQuestion } from "./cookie-question.ts"

/** Word for word what each answer to the cookie question agrees to, kept beside the answers. */
export const cookieTexts = optionalCategories.map((category) => {
  const { name, purpose, duration } = cookieQuestion.optional[category]
  return {
    purpose: `cookies_${category}`,
    version: cookieQuestion.version,
    text: `${cookieQuestion.banner.text} ${name}: ${purpose} ${cookieQuestion.dialog.durationLabel} ${duration}`,
  }
})
