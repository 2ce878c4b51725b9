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

/** The element id of the cookie question. The HTML contains it hidden. */
export const bannerId = "pergunta-cookies"

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

/** A choice as stored on the device, with its receipt number and whether the server has recorded it. */
export type StoredChoice = { preferences: CookiePreferences; receipt: string; isRecorded: boolean }

const undecided: ConsentState = { hasConsented: false, showBanner: true, preferences: onlyNecessary }

/** Reads the consent from the two stored values. Invalid or outdated values mean no consent. */
export function readConsent(
  flag: string | null,
  storedPreferences: string | null,
  version: string,
): ConsentState {
  const choice = readChoice(flag, storedPreferences, version)
  return choice ? { hasConsented: true, showBanner: false, preferences: choice.preferences } : undecided
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function readStored(stored: string | null, version: string): StoredChoice | null {
  const value = stored === null ? null : parsed(stored)
  if (typeof value !== "object" || value === null) return null
  const record = value as Record<string, unknown>
  // The choice was made for another version of the text, so it does not count.
  if (record["version"] !== version || record["necessary"] !== true) return null
  const { analytics, marketing, preferences, receipt, isRecorded } = record
  if (typeof analytics !== "boolean" || typeof marketing !== "boolean" || typeof preferences !== "boolean")
    return null
  return {
    preferences: { necessary: true, analytics, marketing, preferences },
    receipt: typeof receipt === "string" ? receipt : "",
    isRecorded: isRecorded === true,
  }
}

/** The stored choice, to record it or to show its receipt number. */
export function readChoice(
  flag: string | null,
  storedPreferences: string | null,
  version: string,
): StoredChoice | null {
  return flag === "true" ? readStored(storedPreferences, version) : null
}

export function writeChoice({ preferences, receipt, isRecorded }: StoredChoice, version: string) {
  return JSON.stringify({ ...preferences, version, receipt, isRecorded })
}
