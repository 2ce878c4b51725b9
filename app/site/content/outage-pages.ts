import { href } from "react-router"

/** The kind of fault that each page tells of. The edge shows it when the application does not answer, or refuses many requests. */
export const outageFaults = {
  "indisponivel.html": "unreachable",
  "muitos-pedidos.html": "tooMany",
} as const

export const outageAddresses = Object.keys(outageFaults).map((page) => href("/edge/:page", { page }))
