import { href } from "react-router"
import { postUrl } from "../../blog/post.ts"
import { EditorsList } from "../../blog/publishing/editors-list.tsx"
import { listEditorsPosts } from "../../blog/publishing/editors-list-store.server.ts"
import { type EditorsPost, isPublic, postStatusText } from "../../blog/publishing/editors-post.ts"
import { grouped, longDate, longDay } from "../../locale/pt-br.ts"
import { deskAppContext } from "../app-context.ts"
import type { Route } from "./+types/articles"
import { deskContext } from "./desk-context.ts"
import { deskMeta } from "./desk-meta.ts"
import { readPlaceId } from "./place-id.ts"

const address = href("/painel/artigos")
const perPage = 50

export default function Articles({ loaderData }: Route.ComponentProps) {
  return <EditorsList {...loaderData} />
}

function toRow(post: EditorsPost, now: Date) {
  return {
    id: post.id,
    title: post.title,
    href: isPublic(post, now) ? postUrl(post.slug) : null,
    status: postStatusText(post, now),
    published: post.publishedAt ? longDate(post.publishedAt) : "sem data",
    reviewed: post.reviewedOn ? longDay(post.reviewedOn) : "sem revisão",
    views: grouped(post.views),
    likes: grouped(post.likes),
  }
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { asStaff } = context.get(deskContext)
  const now = context.get(deskAppContext).clock()
  const before = readPlaceId(url)
  const { posts, hasMore } = await asStaff((db) => listEditorsPosts(db, before, perPage))
  const last = posts.at(-1)
  return {
    posts: posts.map((post) => toRow(post, now)),
    olderHref: hasMore && last ? `${address}?antes=${last.id}` : null,
    newestHref: before === null ? null : address,
  }
}

export const meta = () => deskMeta("Artigos")
