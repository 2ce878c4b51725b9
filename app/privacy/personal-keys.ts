import { personalFieldNames } from "../leads/lead/lead-fields.ts"

/** The names of personal things in our data, besides the usual English ones. The log hides their values. */
export const personalKeys = [...personalFieldNames, "nome", "telefone", "mensagem", "ages", "notes"]
