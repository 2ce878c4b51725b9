import { about } from "../../site/content/about.ts"
import { metadata } from "../../site/content/metadata.ts"
import { pageMeta } from "../../site/page-meta.ts"
import { publicPageHeaders } from "../cache-policy.ts"
import { worldContext } from "../world.ts"
import type { Route } from "./+types/about"

export const loader = ({ context }: Route.LoaderArgs) => ({
  origin: context.get(worldContext).publicUrl,
  page: about,
})

export const headers = publicPageHeaders

export const meta: Route.MetaFunction = ({ loaderData: { origin } }) =>
  pageMeta({ metadata: metadata.about, origin, card: "about" })

export default function Page(_: Route.ComponentProps) {
  return <h1>…</h1>
}
