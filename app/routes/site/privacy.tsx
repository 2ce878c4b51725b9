import { metadata } from "../../site/content/metadata.ts"
import { privacy } from "../../site/content/privacy.ts"
import { pageMeta } from "../../site/page-meta.ts"
import { publicPageHeaders } from "../cache-policy.ts"
import { worldContext } from "../world.ts"
import type { Route } from "./+types/privacy"

export const loader = ({ context }: Route.LoaderArgs) => ({
  origin: context.get(worldContext).publicUrl,
  page: privacy,
})

export const headers = publicPageHeaders

export const meta: Route.MetaFunction = ({ loaderData: { origin } }) =>
  pageMeta({ metadata: metadata.privacy, origin, card: "privacy" })

export default function Page() {
  return <h1>…</h1>
}
