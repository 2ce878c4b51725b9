import { markedIds, withoutMarks } from "../../norms/marks.ts"
import { sourcesOf } from "../../norms/sources.ts"
import type { Article } from "./article.ts"

/** The body as it is published. */
export const publishedBody = ({ body }: Article) => withoutMarks(body).trim()

/** The sources of an article are the norms that its body names. */
export const articleSources = ({ body }: Article) => sourcesOf(markedIds(body))
