import { useEffect } from "react"
import { tellViewOnceShown } from "./post-calls.client.ts"

/** D24: a view is told by the page after it is shown. Without script none is counted. */
export const useView = (slug: string) => {
  useEffect(() => tellViewOnceShown(slug), [slug])
}
