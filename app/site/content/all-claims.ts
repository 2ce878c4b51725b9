import type { Claim } from "../company/claim.ts"
import { carrierContents } from "./carriers/carrier-pages.ts"
import { claims } from "./claims.ts"

/** The claims register (D2): those of the site and those of each carrier page. */
export const allClaims: readonly Claim[] = [
  ...Object.values(claims),
  ...Object.values(carrierContents).flatMap((content) => Object.values<Claim>(content.claims)),
]
