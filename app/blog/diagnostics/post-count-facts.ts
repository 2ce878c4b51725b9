import { grouped } from "../../locale/pt-br.ts"
import type { PostCounts } from "./site-store.server.ts"

export function postCountFacts({ total, published, visible, featured }: PostCounts) {
  return [
    { label: "Todos", text: grouped(total) },
    { label: "Publicados", text: grouped(published) },
    { label: "Visíveis agora", text: grouped(visible) },
    { label: "Em destaque", text: grouped(featured) },
  ]
}
