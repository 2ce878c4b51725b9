import { href } from "react-router"

/** The lead's page on the desk. */
export const leadPath = (id: number) => href("/painel/leads/:id", { id: String(id) })
