/**
 * Sent to the browser as text, inside the page: it may use nothing that stands outside it. The countdown is a file of
 * its own (countdown.client.ts), so that it calls for no other script.
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
