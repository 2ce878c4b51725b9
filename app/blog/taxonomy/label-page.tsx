import { type labelWords, listWords } from "../content/lists.ts"
import { BlogList, type ListView } from "../lists/blog-list.tsx"
import type { Author } from "../post.ts"
import { trailSteps } from "../reading/trail.tsx"
import { LabelHero } from "./label-hero.tsx"

type Props = {
  words: (typeof labelWords)[keyof typeof labelWords]
  view: ListView
  label: { name: string; slug: string; text: string; author?: Pick<Author, "name" | "avatarUrl"> }
}

/** A category, a tag or an author, and its posts. */
export function LabelPage({ words, view, label }: Props) {
  const { page, pages, total, path } = view
  return (
    <>
      <LabelHero {...label} kind={words.kind} steps={trailSteps({ label: label.name, href: path })} />
      <BlogList
        view={view}
        title={words.title(label.name)}
        text={page > 1 ? listWords.position(page, pages, total) : listWords.order(total)}
        rhythm="even"
        isUnderHero
        hasSearch
      />
    </>
  )
}
