import { appContext } from "../app-context.ts"
import type { Route } from "./+types/ready"

/** May traffic be sent here? Database and migrations are looked at each time. */
export async function loader({ context }: Route.LoaderArgs) {
  const { isReady, reason } = await context.get(appContext).readiness()
  return new Response(`${reason}\n`, {
    status: isReady ? 200 : 503,
    headers: { "cache-control": "no-store", "content-type": "text/plain" },
  })
}
