import { data } from "react-router"
import { type Area, isArea } from "../../../settings/areas.ts"

/** The area that an address names; 404 for any other word. */
export function requireArea(area: string): Area {
  if (!isArea(area)) throw data(null, { status: 404 })
  return area
}
