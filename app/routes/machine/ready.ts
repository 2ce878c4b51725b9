import { appContext } from "../app-context.ts"
import type { Route } from "./+types/ready"

/** Whether this process may receive traffic. Checks the database and its migrations each time. */
export async function loader({ context }: Route.LoaderArgs) {
  const { isReady, reason } = await context.get(appContext).readiness()
  return new Response(`${reason}\n`, {
    status: isReady ? 200 : 503,
    headers: { "cache-control": "no-store", "content-type": "text/plain" },
  })
}
