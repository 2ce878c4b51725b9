const place = /^[1-9]\d{0,14}$/

/** `?antes=`: a list page starts below this id. */
export function readPlaceId(url: URL) {
  const text = url.searchParams.get("antes") ?? ""
  return place.test(text) ? Number(text) : null
}
