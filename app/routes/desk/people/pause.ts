import { redirect } from "react-router"
import { formText } from "../../../platform/http/form-text.ts"
import { insertAudit } from "../../../staff/audit/audit-store.server.ts"
import { updatePause } from "../../../staff/people/people-store.server.ts"
import { deskContext } from "../desk-context.ts"
import { deskHome } from "../return-path.ts"
import type { Route } from "./+types/pause"

/** A paused person gets no new leads and keeps the assigned ones. */
export async function action({ request, context }: Route.ActionArgs) {
  const { person, asStaff } = context.get(deskContext)
  const isPaused = formText(await request.formData(), "intent") === "pause"
  await asStaff(async (db) => {
    await updatePause(db, person.id, isPaused)
    await insertAudit(db, {
      staffId: person.id,
      action: isPaused ? "pausa" : "disponivel",
      target: person.id,
    })
  })
  return redirect(deskHome, 303)
}
