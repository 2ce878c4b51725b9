import { href } from "react-router"

/** Pages that the edge shows when the application does not answer, or too often: file name, kind of fault, status. */
export const outagePages = {
  "indisponivel.html": { fault: "unreachable", status: 503 },
  "muitos-pedidos.html": { fault: "tooMany", status: 429 },
} as const

export const outageAddresses = Object.keys(outagePages).map((page) => href("/edge/:page", { page }))
