/**
 * The source of this function is an inline script of the page, so it must not use anything declared outside it.
 * countdown.client.ts is a separate file, so that the countdown loads no other script.
 */
export const startLandingCountdown = (file: string) => {
  const start = async () => {
    const { startCountdown } = (await import(
      /* @vite-ignore */ file
    )) as typeof import("./countdown.client.ts")
    startCountdown()
  }
  addEventListener("load", () => void start())
}
