const place = /^[1-9]\d{0,14}$/

/** `?antes=`: the number a page of a list begins below. */
export function readPlaceId(url: URL) {
  const text = url.searchParams.get("antes") ?? ""
  return place.test(text) ? Number(text) : null
}
