/** Reads a request's body up to a limit; null when it is larger. The rest of the request is unchanged. */
export async function withBoundedBody(request: Request, maxBytes: number): Promise<Request | null> {
  if (!request.body) return request
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) return null
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > maxBytes) return null
    chunks.push(chunk)
  }
  return new Request(request.url, {
    method: request.method,
    headers: request.headers,
    body: Buffer.concat(chunks),
    signal: request.signal,
  })
}
