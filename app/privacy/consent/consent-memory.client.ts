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

/** The choice on the device, with the number of its proof. */
export const choiceNow = () => readChoice(stored(consentKey), stored(preferencesKey), cookieQuestion.version)

// A browser may refuse its storage (private window, policy): then nothing was chosen and nothing is kept.
function quietly<T>(action: () => T, otherwise: T): T {
  try {
    return action()
  } catch {
    return otherwise
  }
}

const stored = (key: string) => quietly(() => localStorage.getItem(key), null)

function recall(): ConsentState {
  return readConsent(stored(consentKey), stored(preferencesKey), cookieQuestion.version)
}

let state: ConsentState | undefined
const listeners = new Set<() => void>()

function become(next: ConsentState) {
  state = next
  for (const listener of listeners) listener()
}

/** What the visitor chose, as it stands now. The same object until it changes. */
export function consentNow(): ConsentState {
  state ??= recall()
  return state
}

export function subscribeToConsent(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function keepChoice(choice: StoredChoice) {
  quietly(() => {
    localStorage.setItem(preferencesKey, writeChoice(choice, cookieQuestion.version))
    localStorage.setItem(consentKey, "true")
  }, undefined)
  become({ hasConsented: true, showBanner: false, preferences: choice.preferences })
}

/** D33: the stored values go, and the question is asked again. */
export function forgetChoice() {
  quietly(() => {
    localStorage.removeItem(consentKey)
    localStorage.removeItem(preferencesKey)
  }, undefined)
  become(readConsent(null, null, cookieQuestion.version))
}

// Another tab may have changed its mind; every tab obeys.
if (typeof window !== "undefined")
  window.addEventListener("storage", ({ key }) => {
    if (key === null || key === consentKey || key === preferencesKey) become(recall())
  })
