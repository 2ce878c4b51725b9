/**
 * The source of this function is an inline script of the page, so it must not use anything declared outside it.
 * view-beacon.client.ts is a separate file, so that counting a view loads no other script.
 */
export const sendLandingView = (file: string) => {
  const send = async () => {
    const { sendViewWhenVisible } = (await import(
      /* @vite-ignore */ file
    )) as typeof import("./view-beacon.client.ts")
    sendViewWhenVisible(location.pathname)
  }
  addEventListener("load", () => void send())
}
