import { useEffect } from "react"
import { postUrl } from "../post.ts"

/** D24: the page sends its view after it is rendered. Without script no view is counted. */
export function useView(slug: string) {
  useEffect(() => {
    let isUnmounted = false
    let stop = () => {}
    // A separate file, because the first page of a visit loads it before any other script (landing-view.ts).
    void import("./view-beacon.client.ts").then(({ sendViewWhenVisible }) => {
      if (!isUnmounted) stop = sendViewWhenVisible(postUrl(slug))
    })
    return () => {
      isUnmounted = true
      stop()
    }
  }, [slug])
}
