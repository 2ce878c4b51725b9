import { addJob } from "../platform/add-job.server.ts"
import type { Db } from "../platform/db.server.ts"
import { drawPostCard } from "./blog-queues.ts"
import { bodyText, cleanBody, readingMinutes } from "./clean-body.ts"
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

/** Cleans the body (D22), writes post and labels, and has the share card of a published post drawn. */
export const savePost = (db: Db, draft: PostDraft): Promise<Saved> => {
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
    if (draft.status === "published") await addJob(transaction, drawPostCard, { postId: id })
    return { outcome: "saved", postId: id, isChanged }
  })
}
