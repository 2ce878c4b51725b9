import * as v from "valibot"
import { defineQueue } from "../../platform/jobs/queue.ts"

export const mailInvitation = defineQueue({
  name: "staff-mail-invitation",
  payload: v.object({ invitationId: v.pipe(v.string(), v.uuid()) }),
  retryLimit: 30,
  retryDelaySeconds: 2,
  retryDelayMaxSeconds: 3600,
})

export const staffQueues = [mailInvitation]
