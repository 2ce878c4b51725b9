import {
  type ConsentState,
  consentKey,
  preferencesKey,
  readChoice,
  readConsent,
  type StoredChoice,
  writeChoice,
} from "./consent.ts"
import { cookieQuestion } from "./cookie-question.ts"

/** The choice stored on the device, with its receipt number. */
export function currentChoice() {
  return readChoice(stored(consentKey), stored(preferencesKey), cookieQuestion.version)
}

// A browser may refuse storage (private window, policy). Then there is no choice and none is stored.
function withStorage<T>(action: () => T, fallback: T): T {
  try {
    return action()
  } catch {
    return fallback
  }
}

const stored = (key: string) => withStorage(() => localStorage.getItem(key), null)

function readState(): ConsentState {
  return readConsent(stored(consentKey), stored(preferencesKey), cookieQuestion.version)
}

let state: ConsentState | undefined
const listeners = new Set<() => void>()

function setState(next: ConsentState) {
  state = next
  for (const listener of listeners) listener()
}

/** The current consent. The same object until it changes. */
export function currentConsent(): ConsentState {
  state ??= readState()
  return state
}

export function subscribeToConsent(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function saveChoice(choice: StoredChoice) {
  withStorage(() => {
    localStorage.setItem(preferencesKey, writeChoice(choice, cookieQuestion.version))
    localStorage.setItem(consentKey, "true")
  }, undefined)
  setState({ hasConsented: true, showBanner: false, preferences: choice.preferences })
}

/** D33: deletes the stored values and shows the question again. */
export function deleteChoice() {
  withStorage(() => {
    localStorage.removeItem(consentKey)
    localStorage.removeItem(preferencesKey)
  }, undefined)
  setState(readConsent(null, null, cookieQuestion.version))
}

// A choice in another tab applies here too.
if (typeof window !== "undefined")
  window.addEventListener("storage", ({ key }) => {
    if (key === null || key === consentKey || key === preferencesKey) setState(readState())
  })
