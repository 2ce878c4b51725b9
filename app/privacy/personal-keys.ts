import { personalFieldNames } from "../leads/lead/lead-fields.ts"

/** Keys whose values the log hides, in addition to the usual English ones. */
export const personalKeys = [...personalFieldNames, "nome", "telefone", "mensagem", "ages", "notes"]
