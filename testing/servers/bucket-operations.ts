import { randomUUID } from "node:crypto"
import { createReadStream, createWriteStream } from "node:fs"
import { mkdir, readdir, readFile, rename, rm, stat, truncate } from "node:fs/promises"
import path from "node:path"
import { pipeline } from "node:stream/promises"

export type BucketFolders = { objects: string; uploads: string }
export type Reply = {
  status: number
  headers?: Record<string, string | number>
  content?: string
  file?: { name: string; start: number; end: number }
}
/** `body` is the file that holds the request's body, `etag` its SHA-256 in hex. */
type Call = BucketFolders & {
  key: string
  query: URLSearchParams
  range?: string
  body: string
  etag: string
}

/** What the bucket can do, by method and by the query parameter that selects the operation. */
export const operations: Record<string, (call: Call) => Promise<Reply>> = {
  "PUT object": putObject,
  "GET object": getObject,
  "HEAD object": getObject,
  "DELETE object": deleteObject,
  "GET list-type": listObjects,
  "POST delete": deleteObjects,
  "POST uploads": startUpload,
  "PUT partNumber": putPart,
  "POST uploadId": completeUpload,
}

export function refusal(status: number, code: string): Reply {
  return { ...xml(`<Error><Code>${code}</Code></Error>`), status }
}

async function putObject({ objects, key, body, etag }: Call): Promise<Reply> {
  await store(body, path.join(objects, key))
  return { status: 200, headers: { etag: `"${etag}"` } }
}

async function getObject({ objects, key, range }: Call): Promise<Reply> {
  const name = path.join(objects, key)
  const found = await findFile(name)
  if (!found) return refusal(404, "NoSuchKey")
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range ?? "") ?? []
  const start = Number(first ?? 0)
  const end = Math.min(Number(last || found.size), found.size - 1)
  if (first && start > end) return refusal(416, "InvalidRange")
  const headers = { "content-length": end - start + 1, "last-modified": found.mtime.toUTCString() }
  return { status: first ? 206 : 200, headers, file: { name, start, end } }
}

async function deleteObject({ objects, key }: Call): Promise<Reply> {
  await rm(path.join(objects, key), { force: true })
  return { status: 204 }
}

async function deleteObjects({ objects, body }: Call): Promise<Reply> {
  const keys = (await readFile(body, "utf8")).matchAll(/<Key>([^<]*)<\/Key>/g)
  for (const [, key = ""] of keys) await rm(path.join(objects, readXml(key)), { force: true })
  return xml("<DeleteResult/>")
}

async function listObjects({ objects, query }: Call): Promise<Reply> {
  const [prefix, delimiter] = [query.get("prefix") ?? "", query.get("delimiter")]
  const keys = (await readdir(objects, { recursive: true })).filter((key) => key.startsWith(prefix)).sort()
  const parts = new Set<string>()
  for (const key of keys) {
    const found = await findFile(path.join(objects, key))
    if (!found) continue
    const end = delimiter ? key.indexOf(delimiter, prefix.length) : -1
    const modified = `<LastModified>${found.mtime.toISOString()}</LastModified>`
    if (end < 0)
      parts.add(`<Contents><Key>${writeXml(key)}</Key>${modified}<Size>${found.size}</Size></Contents>`)
    else parts.add(`<CommonPrefixes><Prefix>${writeXml(key.slice(0, end + 1))}</Prefix></CommonPrefixes>`)
  }
  const list = [...parts].join("")
  return xml(`<ListBucketResult><IsTruncated>false</IsTruncated>${list}</ListBucketResult>`)
}

async function startUpload({ uploads }: Call): Promise<Reply> {
  const id = randomUUID()
  await mkdir(path.join(uploads, id))
  const result = `<UploadId>${id}</UploadId>`
  return xml(`<InitiateMultipartUploadResult>${result}</InitiateMultipartUploadResult>`)
}

async function putPart({ uploads, query, body, etag }: Call): Promise<Reply> {
  const upload = path.join(uploads, query.get("uploadId") ?? "")
  if (!(await stat(upload).catch(() => null))) return refusal(404, "NoSuchUpload")
  await store(body, path.join(upload, `${query.get("partNumber")}-${etag}`))
  return { status: 200, headers: { etag: `"${etag}"` } }
}

async function completeUpload({ objects, uploads, key, query, body, etag }: Call): Promise<Reply> {
  const upload = path.join(uploads, query.get("uploadId") ?? "")
  const part = /<PartNumber>(\d+)<\/PartNumber>\s*<ETag>[^<]*?([0-9a-f]{64})/g
  const parts = (await readFile(body, "utf8")).matchAll(part)
  await truncate(body)
  for (const [, number, hash] of parts) {
    const file = path.join(upload, `${number}-${hash}`)
    if (!(await findFile(file))) return refusal(400, "InvalidPart")
    await pipeline(createReadStream(file), createWriteStream(body, { flags: "a" }))
  }
  await store(body, path.join(objects, key))
  await rm(upload, { recursive: true })
  return xml(`<CompleteMultipartUploadResult><ETag>"${etag}"</ETag></CompleteMultipartUploadResult>`)
}

/** An object appears whole or not at all. */
async function store(file: string, target: string) {
  await mkdir(path.dirname(target), { recursive: true })
  await rename(file, target)
}

async function findFile(file: string) {
  const found = await stat(file).catch(() => null)
  return found?.isFile() ? found : null
}

function xml(content: string): Reply {
  return { status: 200, headers: { "content-type": "application/xml" }, content }
}

function writeXml(text: string) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")
}

function readXml(text: string) {
  return text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&")
}
