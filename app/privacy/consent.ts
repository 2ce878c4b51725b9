/** §4: four categories; the necessary one is not a choice. */
export const optionalCategories = ["analytics", "marketing", "preferences"] as const
export type OptionalCategory = (typeof optionalCategories)[number]
export type CookiePreferences = { necessary: true } & Record<OptionalCategory, boolean>

export type ConsentState = {
  hasConsented: boolean
  showBanner: boolean
  preferences: CookiePreferences
}

// D60
export const consentKey = "webplan_cookie_consent"
export const preferencesKey = "webplan_cookie_preferences"

export const onlyNecessary: CookiePreferences = {
  necessary: true,
  analytics: false,
  marketing: false,
  preferences: false,
}
export const everything: CookiePreferences = {
  necessary: true,
  analytics: true,
  marketing: true,
  preferences: true,
}

/** A choice as the device keeps it: with the version of the words it answered and the number of its proof. */
export type StoredChoice = { preferences: CookiePreferences; receipt: string }

const undecided: ConsentState = { hasConsented: false, showBanner: true, preferences: onlyNecessary }

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const readPreferences = (stored: string | null, version: string): CookiePreferences | null => {
  const value = stored === null ? null : parsed(stored)
  if (typeof value !== "object" || value === null) return null
  const record = value as Record<string, unknown>
  // Another text was answered then: the question is asked again.
  if (record["version"] !== version || record["necessary"] !== true) return null
  const { analytics, marketing, preferences } = record
  if (typeof analytics !== "boolean" || typeof marketing !== "boolean" || typeof preferences !== "boolean")
    return null
  return { necessary: true, analytics, marketing, preferences }
}

/** What the two stored values mean. Anything broken, foreign or old is no consent. */
export const readConsent = (
  flag: string | null,
  storedPreferences: string | null,
  version: string,
): ConsentState => {
  const preferences = flag === "true" ? readPreferences(storedPreferences, version) : null
  return preferences ? { hasConsented: true, showBanner: false, preferences } : undecided
}

export const writePreferences = ({ preferences, receipt }: StoredChoice, version: string) =>
  JSON.stringify({ ...preferences, version, receipt })
