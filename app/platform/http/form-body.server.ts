const formType = "application/x-www-form-urlencoded"
const formTypes = new RegExp(`^(?:${formType}|multipart/form-data)(?:;|$)`, "i")

type Refusal = "tooLarge" | "notAForm" | "malformedForm"

/**
 * Reads the form of a post: the only place where a body is parsed. The returned request holds the same form in one plain
 * encoding, so that `formData()` of a route cannot fail. A file counts as a field that is missing, and characters with the
 * code 0, which PostgreSQL cannot store, are removed: text that a visitor copied from a document may contain them.
 */
export async function withReadableForm(
  request: Request,
  maxBytes: number,
): Promise<{ request: Request } | { refusal: Refusal }> {
  const body = await boundedBody(request, maxBytes)
  if (!body) return { refusal: "tooLarge" }
  const type = (request.headers.get("content-type") ?? "").trim()
  if (body.length > 0 && !formTypes.test(type)) return { refusal: "notAForm" }
  const form = body.length > 0 ? await parse(body, type) : new FormData()
  return form ? { request: withForm(request, form) } : { refusal: "malformedForm" }
}

/** The whole body, or null when it is larger. */
async function boundedBody(request: Request, maxBytes: number) {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) return null
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

async function parse(body: Uint8Array<ArrayBuffer>, type: string) {
  try {
    return await new Response(body, { headers: { "content-type": type } }).formData()
  } catch {
    return null
  }
}

function withForm({ url, method, headers, signal }: Request, form: FormData) {
  const fields = [...form].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value.replaceAll("\0", "")]] : [],
  )
  const plainHeaders = new Headers(headers)
  plainHeaders.set("content-type", formType)
  plainHeaders.delete("content-length")
  return new Request(url, { method, headers: plainHeaders, body: new URLSearchParams(fields), signal })
}
