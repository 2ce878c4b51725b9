import { recordHolderDownload } from "../../../privacy/holder/holder-store.server.ts"
import type { VisitContext } from "../../app-context.ts"
import { privatePageHeaders } from "../private-page.ts"
import { type Holder, orUnavailable, requireHolder, sessionEnded } from "./session.server.ts"

/** A file for the holder of the session, noted as a request for portability. */
export async function answerDownload(
  request: Request,
  world: VisitContext,
  { name, type }: { name: string; type: string },
  write: (record: Holder["record"]) => string,
) {
  const { session, record } = await requireHolder(request, world)
  if (!(await orUnavailable(recordHolderDownload(world.db, session)))) throw sessionEnded(world)
  return new Response(write(record), {
    headers: {
      ...privatePageHeaders(),
      "content-type": `${type}; charset=utf-8`,
      "content-disposition": `attachment; filename="${name}"`,
    },
  })
}
