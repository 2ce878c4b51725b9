import type { NormRow } from "./norm.ts"
import { age } from "./register/age.ts"
import { brokers } from "./register/brokers.ts"
import { careDeadlines } from "./register/care-deadlines.ts"
import { consumer } from "./register/consumer.ts"
import { contracting } from "./register/contracting.ts"
import { deathOfHolder } from "./register/death-of-holder.ts"
import { denial } from "./register/denial.ts"
import { emergency } from "./register/emergency.ts"
import { federalServants } from "./register/federal-servants.ts"
import { incomeTax } from "./register/income-tax.ts"
import { network } from "./register/network.ts"
import { nonPayment } from "./register/non-payment.ts"
import { otherBranches } from "./register/other-branches.ts"
import { personalData } from "./register/personal-data.ts"
import { pix } from "./register/pix.ts"
import { portability } from "./register/portability.ts"
import { preExisting } from "./register/pre-existing.ts"
import { publicBodies } from "./register/public-bodies.ts"
import { readjustment } from "./register/readjustment.ts"
import { rescission } from "./register/rescission.ts"
import { retirement } from "./register/retirement.ts"
import { selfManaged } from "./register/self-managed.ts"
import { stateInstitutes } from "./register/state-institutes.ts"
import { therapies } from "./register/therapies.ts"
import { waitingPeriods } from "./register/waiting-periods.ts"

/** The register: the one place from which a text takes a rule of law, by id. */
export const norms = {
  ...age,
  ...brokers,
  ...careDeadlines,
  ...consumer,
  ...contracting,
  ...deathOfHolder,
  ...denial,
  ...emergency,
  ...federalServants,
  ...incomeTax,
  ...network,
  ...nonPayment,
  ...otherBranches,
  ...personalData,
  ...pix,
  ...portability,
  ...preExisting,
  ...publicBodies,
  ...readjustment,
  ...rescission,
  ...retirement,
  ...selfManaged,
  ...stateInstitutes,
  ...therapies,
  ...waitingPeriods,
} as const satisfies Record<string, NormRow>

export type NormId = keyof typeof norms
