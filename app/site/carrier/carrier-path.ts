import { href } from "react-router"

export const carrierPath = (carrier: string) => href("/:carrier", { carrier })
