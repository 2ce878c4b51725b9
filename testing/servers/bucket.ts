import { createHash, randomBytes, randomUUID } from "node:crypto"
import { once } from "node:events"
import { createReadStream, createWriteStream } from "node:fs"
import { chmod, mkdir, mkdtemp, readFile, rm } from "node:fs/promises"
import type { IncomingMessage, ServerResponse } from "node:http"
import { createServer } from "node:https"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { pipeline } from "node:stream/promises"
import { type BucketFolders, operations, type Reply, refusal } from "./bucket-operations.ts"
import { isSigned } from "./bucket-signature.ts"
import { makeCertificate } from "./certificate/make-certificate.ts"

const bucketName = "backups"
const region = "test-region"

/**
 * An S3 bucket with path-style addresses, in the test process: what pgBackRest needs of S3, and no more. A list is
 * never split into pages. `settings` are pgBackRest's for the second place; `dir` holds the objects as files. `stop` makes the
 * bucket unreachable until `start`. The caller must run pgBackRest asynchronously, because this process answers it.
 */
export async function startBucket() {
  const root = await mkdtemp(path.join(tmpdir(), "webplan-bucket-"))
  // pgBackRest runs as another user and reads the certificate.
  await chmod(root, 0o755)
  const folders = { objects: path.join(root, "objects"), uploads: path.join(root, "uploads") }
  await Promise.all([mkdir(folders.objects), mkdir(folders.uploads)])
  const [keyFile, certificate] = [path.join(root, "key.pem"), path.join(root, "certificate.pem")]
  makeCertificate(keyFile, certificate)
  const account = { key: randomBytes(8).toString("hex"), secret: randomBytes(16).toString("hex"), region }
  const tls = { key: await readFile(keyFile), cert: await readFile(certificate) }
  const server = createServer(tls, (request, response) => {
    answer(request, account, folders)
      .then((reply) => send(response, reply))
      .catch((error: unknown) => fail(response, error))
  })
  const listen = async (port: number) => {
    // pgBackRest tries only the first address of a name, so the server listens on that address.
    server.listen(port, "localhost")
    await once(server, "listening")
  }
  await listen(0)
  const { port } = server.address() as AddressInfo
  const stop = () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    server.closeAllConnections()
    return closed
  }
  return {
    dir: folders.objects,
    settings: {
      "repo2-type": "s3",
      "repo2-path": "/repo",
      "repo2-s3-endpoint": "localhost",
      "repo2-s3-bucket": bucketName,
      "repo2-s3-region": region,
      "repo2-s3-key": account.key,
      "repo2-s3-key-secret": account.secret,
      "repo2-s3-uri-style": "path",
      "repo2-storage-port": String(port),
      "repo2-storage-ca-file": certificate,
    },
    stop,
    start: () => listen(port),
    close: async () => {
      await stop()
      await rm(root, { recursive: true, force: true })
    },
  }
}

async function answer(
  request: IncomingMessage,
  account: { key: string; secret: string; region: string },
  folders: BucketFolders,
): Promise<Reply> {
  const { method = "", url = "", headers } = request
  if (!isSigned({ method, url, headers }, account)) return refusal(403, "SignatureDoesNotMatch")
  const [pathname = "", search] = url.split("?")
  const [, bucket, ...key] = pathname.split("/").map(decodeURIComponent)
  if (bucket !== bucketName) return refusal(404, "NoSuchBucket")
  const query = new URLSearchParams(search)
  const kind = ["list-type", "delete", "uploads", "partNumber", "uploadId"].find((name) => query.has(name))
  const operation = operations[`${method} ${kind ?? "object"}`]
  if (!operation) return refusal(501, "NotImplemented")
  const body = path.join(folders.uploads, randomUUID())
  try {
    const etag = await receiveBody(request, body)
    if (etag !== headers["x-amz-content-sha256"]) return refusal(400, "XAmzContentSHA256Mismatch")
    return await operation({ ...folders, key: key.join("/"), query, range: headers.range, body, etag })
  } finally {
    await rm(body, { force: true })
  }
}

async function receiveBody(request: IncomingMessage, file: string) {
  const hash = createHash("sha256")
  request.on("data", (bytes: Buffer) => hash.update(bytes))
  await pipeline(request, createWriteStream(file))
  return hash.digest("hex")
}

async function send(response: ServerResponse, { status, headers, content, file }: Reply) {
  response.writeHead(status, headers)
  const hasBytes = file && file.start <= file.end && response.req.method !== "HEAD"
  if (hasBytes) await pipeline(createReadStream(file.name, file), response)
  else response.end(content)
}

function fail(response: ServerResponse, error: unknown) {
  // A client that is killed, or a bucket that is stopped, breaks the connection; tests do both on purpose.
  if (response.headersSent || response.destroyed) response.destroy()
  else response.writeHead(500).end(String(error))
}
