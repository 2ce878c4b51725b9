import { createContext, type RouterContextProvider } from "react-router"
import { upcomingHours } from "../../leads/deadline/contact-deadline.ts"
import { openingText } from "../../leads/deadline/opening-text.ts"
import { type Calendar, workingPeriods } from "../../leads/deadline/promise-clock.ts"
import type { PromiseHours } from "../../leads/form/promise-line.tsx"
import { appContext } from "../app-context.ts"

/** What a page with a quote form needs to know. `isRefused`: this response answers a form that was not accepted. */
export type FormState = { hours: PromiseHours | null; isRefused: boolean }

/** Set by the action of a page, read by its loader in the same request: the title of the page depends on it (D76). */
export const formRefusedContext = createContext(false)

export function readFormState(context: Readonly<RouterContextProvider>): FormState {
  const { snapshot, clock } = context.get(appContext)
  // Without the calendar, the page states the promise in general words.
  const { calendar } = snapshot
  return {
    hours: calendar && promiseHours(calendar, clock()),
    isRefused: context.get(formRefusedContext),
  }
}

const msPerDay = 86_400_000

/** From the last midnight in UTC, so that the page stays the same for a day and caches can keep it. */
function promiseHours(calendar: Calendar, now: Date): PromiseHours {
  const from = new Date(Math.floor(now.getTime() / msPerDay) * msPerDay)
  return {
    upcoming: upcomingHours((start) => workingPeriods(calendar, start), from),
    opening: openingText(calendar, from),
  }
}
