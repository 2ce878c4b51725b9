import { href } from "react-router"
import type { LabelledLink } from "../../prose/prose.ts"

/** A link to an article. A rule of law is explained there once, and linked from the carriers' pages. */
export function articleLink<const Label extends string>(label: Label, slug: string) {
  return { label, href: href("/blog/:slug", { slug }) } satisfies LabelledLink
}
