import type { Db } from "../../platform/db/db.server.ts"
import { addJob } from "../../platform/jobs/add-job.server.ts"
import { drawPostCard, refreshPost } from "./blog-queues.ts"
import { bodyText, cleanBody, readingMinutes } from "./clean-body.ts"
import { listPostAddresses } from "./post-address-store.server.ts"
import type { PostDraft } from "./post-draft.ts"
import {
  findAuthorId,
  listLabelIds,
  replacePostCategories,
  replacePostTags,
  upsertPost,
} from "./post-write-store.server.ts"

type Saved =
  | { outcome: "saved"; postId: number; isChanged: boolean }
  | { outcome: "unknown-author" | "unknown-label" }

/**
 * Cleans the body (D22), stores post and labels, and adds the jobs that draw the share card and refresh the pages that
 * show the post: now, and at its publication time.
 */
export function savePost(db: Db, draft: PostDraft): Promise<Saved> {
  const { body, author, categories, tags, sources, ...fields } = draft
  const content = cleanBody(body)
  const contentText = bodyText(content)
  return db.transaction().execute(async (transaction): Promise<Saved> => {
    const authorId = await findAuthorId(transaction, author)
    if (authorId === null) return { outcome: "unknown-author" }
    const categoryIds = await listLabelIds(transaction, "blogCategories", categories)
    const tagIds = await listLabelIds(transaction, "blogTags", tags)
    if (categoryIds.length < categories.length || tagIds.length < tags.length)
      return { outcome: "unknown-label" }
    const { slug } = draft
    const former = await listPostAddresses(transaction, slug)
    const { id, isChanged } = await upsertPost(transaction, {
      ...fields,
      authorId,
      content,
      contentText,
      readingTime: readingMinutes(contentText),
      sources: JSON.stringify(sources),
    })
    await replacePostCategories(transaction, id, categoryIds)
    await replacePostTags(transaction, id, tagIds)
    const { status, publishedAt } = draft
    if (status === "published") await addJob(transaction, drawPostCard, { postId: id })
    const current = await listPostAddresses(transaction, slug)
    if (isChanged || current.join() !== former.join()) {
      if (former.length + current.length > 0) await addJob(transaction, refreshPost, { slug, former })
      if (status === "published" && publishedAt && current.length === 0)
        await addJob(transaction, refreshPost, { slug, former: [] }, publishedAt)
    }
    return { outcome: "saved", postId: id, isChanged }
  })
}
