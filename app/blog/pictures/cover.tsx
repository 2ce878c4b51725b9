import { memoize } from "../../platform/process/memoize.ts"
import { Wall } from "../../ui/tiles/wall.tsx"
import type { Label } from "../post.ts"
import { coverOf } from "./cover-art.ts"

const sizes = {
  card: { width: 6, height: 4 },
  lead: { width: 7, height: 5 },
  banner: { width: 12, height: 4 },
} as const

const planFor = memoize(
  500,
  (slug: string, topic: string, size: keyof typeof sizes) => `${size}/${topic}/${slug}`,
  (slug, topic, size) => coverOf(slug, topic, sizes[size]),
)

type Props = {
  post: { slug: string; categories: readonly Pick<Label, "slug">[] }
  size?: keyof typeof sizes
  className?: string | undefined
}

/** The drawing of a post without a picture. It is decoration, so it has no alternative text. */
export function Cover({ post, size = "card", className }: Props) {
  return (
    <Wall
      plan={planFor(post.slug, post.categories[0]?.slug ?? "", size)}
      fit="xMidYMax slice"
      className={className}
    />
  )
}
