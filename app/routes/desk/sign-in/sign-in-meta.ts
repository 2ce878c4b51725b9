import type { MetaDescriptor } from "react-router"

export function gateMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} | Painel WebPlan` }, { name: "robots", content: "noindex, nofollow" }]
}
