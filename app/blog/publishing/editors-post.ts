/** A post in the editors' list. */
export type EditorsPost = {
  id: number
  title: string
  slug: string
  status: "draft" | "scheduled" | "published" | "archived"
  publishedAt: Date | null
  reviewedOn: string | null
  views: number
  likes: number
}

type PostState = Pick<EditorsPost, "status" | "publishedAt">

/** D30: whether readers can open the post now. */
export function isPublic({ status, publishedAt }: PostState, now: Date) {
  return status === "published" && publishedAt !== null && publishedAt <= now
}

export function postStatusText(post: PostState, now: Date) {
  if (post.status === "draft") return "Rascunho"
  if (post.status === "archived") return "Arquivado"
  return isPublic(post, now) ? "Publicado" : "Agendado"
}
