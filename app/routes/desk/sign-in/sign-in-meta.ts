import type { MetaDescriptor } from "react-router"

export const gateMeta = (title: string): MetaDescriptor[] => [
  { title: `${title} | Painel WebPlan` },
  { name: "robots", content: "noindex, nofollow" },
]
