import { recordHolderDownload } from "../../../privacy/holder/holder-store.server.ts"
import type { VisitContext } from "../../app-context.ts"
import { orUnavailable } from "../../or-unavailable.server.ts"
import { privatePageHeaders } from "../private-page.ts"
import { type Holder, requireHolder, sessionEnded } from "./session.server.ts"

/** A file for the holder, recorded as a request for portability. */
export async function answerDownload(
  request: Request,
  app: VisitContext,
  { name, type }: { name: string; type: string },
  write: (record: Holder["record"]) => string,
) {
  const { session, record } = await requireHolder(request, app)
  if (!(await orUnavailable(recordHolderDownload(app.db, session)))) throw sessionEnded(app)
  return new Response(write(record), {
    headers: {
      ...privatePageHeaders(),
      "content-type": `${type}; charset=utf-8`,
      "content-disposition": `attachment; filename="${name}"`,
    },
  })
}
