import { useEffect } from "react"
import { postUrl } from "../post.ts"

/** D24: a view is told by the page after it is shown. Without script none is counted. */
export function useView(slug: string) {
  useEffect(() => {
    let isLeft = false
    let leave = () => {}
    // A file of its own: the first page of a visit asks for it before any other script (landing-view.ts).
    void import("./view-beacon.client.ts").then(({ sendViewWhenVisible }) => {
      if (!isLeft) leave = sendViewWhenVisible(postUrl(slug))
    })
    return () => {
      isLeft = true
      leave()
    }
  }, [slug])
}
