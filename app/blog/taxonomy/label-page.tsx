import { type labelText, listText } from "../content/lists.ts"
import { BlogList, type ListView } from "../lists/blog-list.tsx"
import type { Author } from "../post.ts"
import { breadcrumbSteps } from "../reading/breadcrumb.tsx"
import { LabelHero } from "./label-hero.tsx"

type Props = {
  texts: (typeof labelText)[keyof typeof labelText]
  view: ListView
  label: { name: string; slug: string; text: string; author?: Pick<Author, "name" | "avatarUrl"> }
}

/** The page of a category, tag or author with its posts. */
export function LabelPage({ texts, view, label }: Props) {
  const { page, pages, total, path } = view
  return (
    <>
      <LabelHero {...label} kind={texts.kind} steps={breadcrumbSteps({ label: label.name, href: path })} />
      <BlogList
        view={view}
        title={texts.title(label.name)}
        text={page > 1 ? listText.position(page, pages, total) : listText.order(total)}
        layout="even"
        isUnderHero
        hasSearch
      />
    </>
  )
}
