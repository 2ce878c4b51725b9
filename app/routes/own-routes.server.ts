import { href, type MiddlewareFunction } from "react-router"
import { appContext } from "./app-context.ts"

/** A process answers 404 to the addresses of the other one, whose context it does not have. */
export const refuseOtherRoutes: MiddlewareFunction<Response> = ({ pattern, context }, next) => {
  const { process } = context.get(appContext)
  const address = `/${pattern.replaceAll(/^\/+|\/+$/g, "")}`
  if (!sharedAddresses.has(address) && isDeskAddress(address) !== (process === "desk"))
    throw new Response(null, { status: 404 })
  return next()
}

/** Whether the desk's process answers an address. nginx decides it in the same way (webplan.conf.template). */
export function isDeskAddress(address: string) {
  return /^\/(?:painel|teste-supabase|blog-debug|blog-test|blog-env)(?:[/.?]|$)/i.test(address)
}

const sharedAddresses = new Set<string>([href("/saude"), href("/pronto"), "/*"])
