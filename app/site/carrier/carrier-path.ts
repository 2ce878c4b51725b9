import { href } from "react-router"

type CarrierSlug = "amil" | "sulamerica" | "alice" | "porto-seguro" | "medsenior"

export const carrierPath = (carrier: CarrierSlug) => href("/:carrier", { carrier })
