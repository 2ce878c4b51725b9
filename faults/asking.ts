import { type IncomingHttpHeaders, Agent as PlainAgent, request as requestPlain } from "node:http"
import { request as requestSecure, Agent as SecureAgent } from "node:https"
import type { Visitor } from "./lead-post.ts"

export type Asked = {
  path: string
  method?: "GET" | "POST"
  fields?: Record<string, string>
  headers?: Record<string, string>
  /** Where the visitor sits, if not where the others sit. */
  address?: string
}

/** Status 0: refused, cut, or nothing within the time. */
export type Told = {
  path: string
  method: string
  status: number
  ms: number
  body: string
  date: string
  /** The edge said it, because nobody behind it did. */
  isFromEdge: boolean
}
