import { emblems } from "../content/carriers/emblems.ts"
import { initials } from "./initials.ts"

const plain = { ground: "l0p", motif: "l0a" }

export const carrierEmblem = (name: string) => ({ initials: initials(name), ...(emblems[name] ?? plain) })
