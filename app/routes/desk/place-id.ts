import { readRowId } from "../../platform/text/whole-number.ts"

/** `?antes=`: a list page starts below this id. */
export const readPlaceId = (url: URL) => readRowId(url.searchParams.get("antes") ?? "")
