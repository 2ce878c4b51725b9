import type { MetaDescriptor } from "react-router"

export function deskMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} | Painel WebPlan` }, { name: "robots", content: "noindex, nofollow" }]
}
