import { useEffect } from "react"
import { randomUuid } from "../../platform/text/random-uuid.ts"
import type { CookiePreferences, StoredChoice } from "./consent.ts"
import { type ConsentGated, runConsentGated } from "./consent-gated.client.ts"
import { currentChoice, saveChoice } from "./consent-memory.client.ts"
import { CookieBanner } from "./cookie-banner.tsx"
import type { OptionalTag } from "./optional-tags.ts"
import { sendChoice } from "./send-choice.client.ts"
import { thirdPartyTag } from "./third-party-tag.client.ts"

type Props = {
  tags: readonly OptionalTag[]
  /** First-party optional features; the same list for the whole visit. */
  features: readonly ConsentGated[]
  reopenEvent: string
  /** True on a page with a secret in its URL, where nothing optional may start. */
  isPaused: boolean
}

/** Shows the cookie question, stores and records the choice, and starts what it allows. */
export function CookieConsent({ tags, features, reopenEvent, isPaused }: Props) {
  useEffect(() => {
    if (isPaused || hasStarted) return
    hasStarted = true
    runConsentGated([...features, ...tags.map(thirdPartyTag)])
  }, [tags, features, isPaused])
  useEffect(() => {
    const stored = currentChoice()
    if (stored && !stored.isRecorded) void record(stored)
  }, [])
  return <CookieBanner choose={choose} reopenEvent={reopenEvent} />
}

/** Until the server has recorded a choice, every page sends it again with the same receipt number. */
async function record(choice: StoredChoice) {
  if (await sendChoice(choice)) {
    // The visitor may have made a new choice meanwhile.
    if (currentChoice()?.receipt === choice.receipt) saveChoice({ ...choice, isRecorded: true })
  }
}

function choose(preferences: CookiePreferences) {
  const choice = { preferences, receipt: randomUuid(), isRecorded: false }
  saveChoice(choice)
  void record(choice)
}

// Features start once per page load.
let hasStarted = false
