import { data } from "react-router"
import { deadlineParameter, readDeadline } from "../../leads/deadline/deadline-link.ts"
import { promiseText } from "../../leads/deadline/promise-text.ts"
import { metadata } from "../../site/content/metadata.ts"
import { shell } from "../../site/content/shell.ts"
import { success } from "../../site/content/success.ts"
import { pageMeta } from "../../site/metadata/page-meta.ts"
import { BackCountdown } from "../../site/success/back-countdown.tsx"
import { SuccessMessage } from "../../site/success/success-message.tsx"
import { appContext } from "../app-context.ts"
import { cachePolicy, publicPageHeaders } from "../cache-policy.ts"
import type { Route } from "./+types/success"

export default function Success({ loaderData: { page, opensInNewTab, promise } }: Route.ComponentProps) {
  return (
    <SuccessMessage page={page} promise={promise} opensInNewTab={opensInNewTab}>
      <BackCountdown texts={page.countdown} to={page.back.href} />
    </SuccessMessage>
  )
}

export function loader({ request, context }: Route.LoaderArgs) {
  const { publicUrl, clock } = context.get(appContext)
  const until = new URL(request.url).searchParams.get(deadlineParameter)
  const now = clock()
  return data(
    {
      origin: publicUrl,
      page: success,
      metadata: metadata.success,
      opensInNewTab: shell.opensInNewTab,
      promise: promiseText(readDeadline(until, now), now),
    },
    // The text says 'hoje', which is true only today.
    until === null ? undefined : { headers: { "cache-control": cachePolicy.personal } },
  )
}

export function headers(all: Route.HeadersArgs) {
  return all.loaderHeaders.has("cache-control") ? all.loaderHeaders : publicPageHeaders(all)
}

export function meta({ loaderData: { origin, metadata } }: Route.MetaArgs) {
  return pageMeta({ metadata, origin, card: "home" })
}
