/**
 * Sent to the browser as text, inside the page: it may use nothing that stands outside it. A view is told by a file of
 * its own (view-beacon.client.ts), so that reading a post calls for no other script.
 */
export const tellLandingView = (file: string) => {
  const tell = async () => {
    const { sendViewWhenVisible } = (await import(
      /* @vite-ignore */ file
    )) as typeof import("./view-beacon.client.ts")
    sendViewWhenVisible(location.pathname)
  }
  addEventListener("load", () => void tell())
}
