import { createHash, createHmac } from "node:crypto"
import type { IncomingHttpHeaders } from "node:http"

type SignedRequest = { method: string; url: string; headers: IncomingHttpHeaders }

/**
 * The AWS Signature V4 of a request, in hex. `names` are the signed headers, joined by ";";
 * `scope` is "date/region/s3/aws4_request".
 */
export function signRequest(
  { method, url, headers }: SignedRequest,
  names: string,
  scope: string,
  secret: string,
) {
  const [path = "", query = ""] = url.split("?")
  const parameters = query.split("&").map((part) => (part === "" || part.includes("=") ? part : `${part}=`))
  const canonicalRequest = [
    method,
    path,
    parameters.sort().join("&"),
    ...names.split(";").map((name) => `${name}:${String(headers[name] ?? "").trim()}`),
    "",
    names,
    headers["x-amz-content-sha256"],
  ].join("\n")
  const hash = createHash("sha256").update(canonicalRequest).digest("hex")
  const key = scope.split("/").reduce<string | Buffer>(hmac, `AWS4${secret}`)
  return hmac(key, ["AWS4-HMAC-SHA256", headers["x-amz-date"], scope, hash].join("\n")).toString("hex")
}

/** True when the request carries the signature that this key and secret produce. */
export function isSigned(request: SignedRequest, account: { key: string; secret: string; region: string }) {
  const header = /^AWS4-HMAC-SHA256 Credential=(\S+?), ?SignedHeaders=(\S+?), ?Signature=([0-9a-f]{64})$/
  const [, credential, names = "", signature] = header.exec(request.headers.authorization ?? "") ?? []
  const date = String(request.headers["x-amz-date"]).slice(0, 8)
  const scope = `${date}/${account.region}/s3/aws4_request`
  return (
    credential === `${account.key}/${scope}` &&
    ["host", "x-amz-content-sha256", "x-amz-date"].every((name) => names.split(";").includes(name)) &&
    signature === signRequest(request, names, scope, account.secret)
  )
}

function hmac(key: string | Buffer, text: string) {
  return createHmac("sha256", key).update(text).digest()
}
