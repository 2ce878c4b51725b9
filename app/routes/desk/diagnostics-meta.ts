import type { MetaDescriptor } from "react-router"
import { cachePolicy } from "../cache-policy.ts"

export const deskMeta = (title: string): MetaDescriptor[] => [
  { title: `${title} | Painel WebPlan` },
  { name: "robots", content: "noindex, nofollow" },
]

/** The guard says the same for every page of the desk; a diagnostics page says it for itself too (D31). */
export const deskHeaders = () => ({ "cache-control": cachePolicy.personal, "x-robots-tag": "noindex" })
