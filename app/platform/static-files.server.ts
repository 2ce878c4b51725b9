import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"

const contentTypes: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".woff2": "font/woff2",
}

type StaticFile = { body: Buffer<ArrayBuffer>; headers: Record<string, string> }

const describe = (root: string, name: string): StaticFile => {
  const body = readFileSync(path.join(root, name))
  const isHashed = name.startsWith("assets/")
  return {
    body,
    headers: {
      "content-type": contentTypes[path.extname(name)] ?? "application/octet-stream",
      "content-length": String(body.byteLength),
      etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
      "cache-control": isHashed ? "public, max-age=31536000, immutable" : "public, max-age=3600",
    },
  }
}

/** The build's files, read once: a path that was not there at the start does not exist. */
export const createStaticFiles = (root: string) => {
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
    return new Response(request.method === "HEAD" ? null : file.body, { headers: file.headers })
  }
}
