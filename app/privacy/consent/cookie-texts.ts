import { optionalCategories } from "./consent.ts"
import { cookieWords } from "./cookie-question.ts"

/** Word for word what each answer to the cookie question agrees to, kept beside the answers. */
export const cookieTexts = optionalCategories.map((category) => {
  const { name, purpose, duration } = cookieWords.optional[category]
  return {
    purpose: `cookies_${category}`,
    version: cookieWords.version,
    text: `${cookieWords.banner.text} ${name}: ${purpose} ${cookieWords.dialog.durationLabel} ${duration}`,
  }
})
