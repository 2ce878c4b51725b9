import { type labelText, listText } from "../content/lists.ts"
import { BlogList, type ListView } from "../lists/blog-list.tsx"
import type { Author } from "../post.ts"
import { trailSteps } from "../reading/trail.tsx"
import { LabelHero } from "./label-hero.tsx"

type Props = {
  words: (typeof labelText)[keyof typeof labelText]
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
        text={page > 1 ? listText.position(page, pages, total) : listText.order(total)}
        rhythm="even"
        isUnderHero
        hasSearch
      />
    </>
  )
}
