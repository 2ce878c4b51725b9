import { useEffect } from "react"
import { randomUuid } from "../../platform/text/random-uuid.ts"
import type { CookiePreferences, StoredChoice } from "./consent.ts"
import { type ConsentGated, runConsentGated } from "./consent-gated.client.ts"
import { choiceNow, keepChoice } from "./consent-memory.client.ts"
import { CookieBanner } from "./cookie-banner.tsx"
import type { OptionalTag } from "./optional-tags.ts"
import { sendChoice } from "./send-choice.client.ts"
import { thirdPartyTag } from "./third-party-tag.client.ts"

type Props = {
  tags: readonly OptionalTag[]
  /** First-party optional things; the same list for the whole visit. */
  things: readonly ConsentGated[]
  reopenEvent: string
  /** On a page with a secret in its address nothing optional may begin. */
  isPaused: boolean
}

/** Asks, remembers, proves and obeys. */
export function ConsentKeeper({ tags, things, reopenEvent, isPaused }: Props) {
  useEffect(() => {
    if (isPaused || isGateOpen) return
    isGateOpen = true
    runConsentGated([...things, ...tags.map(thirdPartyTag)])
  }, [tags, things, isPaused])
  useEffect(() => {
    const waiting = choiceNow()
    if (waiting && !waiting.isRecorded) void record(waiting)
  }, [])
  return <CookieBanner choose={choose} reopenEvent={reopenEvent} />
}

/** Until the server has it, a choice is offered again on every page; its number stays the same. */
async function record(choice: StoredChoice) {
  if (await sendChoice(choice)) {
    // Meanwhile the visitor may have chosen anew.
    if (choiceNow()?.receipt === choice.receipt) keepChoice({ ...choice, isRecorded: true })
  }
}

function choose(preferences: CookiePreferences) {
  const choice = { preferences, receipt: randomUuid(), isRecorded: false }
  keepChoice(choice)
  void record(choice)
}

// The gate is opened once in the life of a page: what it let in cannot be let in twice.
let isGateOpen = false
