import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { acceptedEncoding, compress, type Encoding, isWorthCompressing } from "./compression.server.ts"

const contentTypes: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".woff2": "font/woff2",
}

type Body = Uint8Array<ArrayBuffer>
type StaticFile = {
  body: Body
  compressed: ((encoding: Encoding) => Body) | undefined
  headers: Record<string, string>
}

// Slow, but each file is compressed only once.
const fileQuality = 9

/** Serves the files of the build. They are read once at startup; later files are not served. */
export function createStaticFiles(root: string) {
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes("/."))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"))
  const files = new Map(names.map((name) => [`/${name}`, describe(root, name)]))
  return (request: Request): Response | null => {
    const file = files.get(new URL(request.url).pathname)
    if (!file || (request.method !== "GET" && request.method !== "HEAD")) return null
    if (request.headers.get("if-none-match") === file.headers["etag"]) {
      return new Response(null, { status: 304, headers: file.headers })
    }
    const encoding = acceptedEncoding(request)
    const compressed = encoding ? file.compressed?.(encoding) : undefined
    const body = compressed ?? file.body
    const headers = {
      ...file.headers,
      "content-length": String(body.byteLength),
      ...(compressed && encoding ? { "content-encoding": encoding } : {}),
    }
    return new Response(request.method === "HEAD" ? null : body, { headers })
  }
}

function describe(root: string, name: string): StaticFile {
  const body = new Uint8Array(readFileSync(path.join(root, name)))
  const contentType = contentTypes[path.extname(name)] ?? "application/octet-stream"
  const isCompressed = isWorthCompressing(contentType, body.byteLength)
  return {
    body,
    compressed: isCompressed ? compressOnce(body) : undefined,
    headers: {
      "content-type": contentType,
      etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
      "cache-control": name.startsWith("assets/")
        ? "public, max-age=31536000, immutable"
        : "public, max-age=3600",
      ...(isCompressed ? { vary: "accept-encoding" } : {}),
    },
  }
}

/** Compresses at the first request for an encoding: all files together would make a third of the time of a start. */
function compressOnce(body: Body) {
  const kept: Partial<Record<Encoding, Body>> = {}
  return (encoding: Encoding) => {
    kept[encoding] ??= compress(body, encoding, fileQuality)
    return kept[encoding]
  }
}
