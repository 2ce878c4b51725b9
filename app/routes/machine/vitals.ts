import * as v from "valibot"
import { timeZone } from "../../locale/pt-br.ts"
import type { Limit } from "../../platform/http/rate-limit.server.ts"
import { Vital } from "../../platform/page/vitals.ts"
import { countVital } from "../../platform/page/vitals-store.server.ts"
import { appContext } from "../app-context.ts"
import type { Route } from "./+types/vitals"

const perAddress: Limit = { name: "vitals-address", points: 60, seconds: 600 }

/** Receives page measures from visitors who agreed to analytics. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, spendLimits, clientNetwork } = context.get(appContext)
  const vital = v.safeParse(Vital, Object.fromEntries(await request.formData()))
  if (!vital.success) return new Response(null, { status: 400 })
  if (await spendLimits([{ limit: perAddress, subject: clientNetwork }]))
    await countVital(db, vital.output, timeZone)
  return new Response(null, { status: 204 })
}
