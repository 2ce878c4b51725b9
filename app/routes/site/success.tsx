import { BackCountdown } from "../../site/back-countdown.tsx"
import { metadata } from "../../site/content/metadata.ts"
import { shell } from "../../site/content/shell.ts"
import { success } from "../../site/content/success.ts"
import { pageMeta } from "../../site/page-meta.ts"
import { SuccessMessage } from "../../site/success-message.tsx"
import { publicPageHeaders } from "../cache-policy.ts"
import { worldContext } from "../world.ts"
import type { Route } from "./+types/success"

export const loader = ({ context }: Route.LoaderArgs) => ({
  origin: context.get(worldContext).publicUrl,
  page: success,
  metadata: metadata.success,
  opensInNewTab: shell.opensInNewTab,
})

export const headers = publicPageHeaders

export const meta: Route.MetaFunction = ({ loaderData: { origin, metadata } }) =>
  pageMeta({ metadata, origin, card: "home" })

export default function Success({ loaderData: { page, opensInNewTab } }: Route.ComponentProps) {
  return (
    <SuccessMessage page={page} opensInNewTab={opensInNewTab}>
      <BackCountdown words={page.countdown} to={page.back.href} />
    </SuccessMessage>
  )
}
