import { people } from "../../team/people.ts"

/** Who checks articles against the register of norms: a person with a registration number. */
export const reviewers = { responsavel: people.helenaPrado } as const
