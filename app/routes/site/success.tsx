import { data } from "react-router"
import {
  deadlineParameter,
  readDeadline,
  readWindow,
  windowParameter,
} from "../../leads/deadline/deadline-link.ts"
import { promiseText } from "../../leads/deadline/promise-text.ts"
import { metadata } from "../../site/content/metadata.ts"
import { shell } from "../../site/content/shell.ts"
import { success } from "../../site/content/success.ts"
import { pageMeta } from "../../site/metadata/page-meta.ts"
import { BackCountdown } from "../../site/success/back-countdown.tsx"
import { NotSent } from "../../site/success/not-sent.tsx"
import { SuccessMessage } from "../../site/success/success-message.tsx"
import { appContext } from "../app-context.ts"
import { cachePolicy, publicPageHeaders } from "../cache-policy.ts"
import type { Route } from "./+types/success"

export default function Success({ loaderData }: Route.ComponentProps) {
  const { page, opensInNewTab, promise, stayHref } = loaderData
  if (promise === null) return <NotSent {...page.notSent} />
  return (
    <SuccessMessage page={page} promise={promise} opensInNewTab={opensInNewTab}>
      {stayHref && <BackCountdown texts={page.countdown} to={page.back.href} stayHref={stayHref} />}
    </SuccessMessage>
  )
}

// Added by the link with which a visitor without script stops the redirect.
const stayParameter = "ficar"

export function loader({ request, context }: Route.LoaderArgs) {
  const { publicUrl, clock } = context.get(appContext)
  const { searchParams } = new URL(request.url)
  const until = searchParams.get(deadlineParameter)
  const now = clock()
  const preferred = readWindow(searchParams.get(windowParameter))
  const stayHref = searchParams.has(stayParameter) ? null : `?${searchParams}&${stayParameter}=1`
  return data(
    {
      origin: publicUrl,
      page: success,
      metadata: until === null ? metadata.successNotSent : metadata.success,
      opensInNewTab: shell.opensInNewTab,
      /** Null when the page was opened without having sent a form. */
      promise: until === null ? null : promiseText(readDeadline(until, now), now, preferred),
      stayHref,
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
