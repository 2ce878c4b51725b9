/** A post as those who write see it. */
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

type Told = Pick<EditorsPost, "status" | "publishedAt">

/** D30: what readers can open at this moment. */
export function isOut({ status, publishedAt }: Told, now: Date) {
  return status === "published" && publishedAt !== null && publishedAt <= now
}

export function postStatusText(post: Told, now: Date) {
  if (post.status === "draft") return "Rascunho"
  if (post.status === "archived") return "Arquivado"
  return isOut(post, now) ? "Publicado" : "Agendado"
}
