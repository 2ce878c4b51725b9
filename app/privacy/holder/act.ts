import * as v from "valibot"

/** An action of a holder that a restored backup would undo. It identifies the lead by id and creation time, without personal data. */
const HolderAct = v.object({
  act: v.picklist(["erased", "locked", "revoked", "ended", "unlocked"]),
  leadId: v.pipe(v.number(), v.safeInteger()),
  leadCreatedAt: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT[\d:.]+[+-]\d\d:\d\d$/)),
})
export type HolderAct = v.InferOutput<typeof HolderAct>

/** The file that `npm run erasures` writes and reads. */
export const HolderActs = v.object({ since: v.pipe(v.string(), v.isoTimestamp()), acts: v.array(HolderAct) })
