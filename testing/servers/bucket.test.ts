import { createHash } from "node:crypto"
import { once } from "node:events"
import { readFileSync } from "node:fs"
import type { IncomingMessage } from "node:http"
import { request } from "node:https"
import path from "node:path"
import { text } from "node:stream/consumers"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startBucket } from "./bucket.ts"
import { signRequest } from "./bucket-signature.ts"

let bucket: Awaited<ReturnType<typeof startBucket>>
beforeAll(async () => {
  bucket = await startBucket()
})
afterAll(() => bucket.close())

test("computes the signature of the example that AWS publishes", () => {
  const headers = {
    host: "examplebucket.s3.amazonaws.com",
    range: "bytes=0-9",
    "x-amz-content-sha256": sha256(""),
    "x-amz-date": "20130524T000000Z",
  }
  const example = { method: "GET", url: "/test.txt", headers }
  const scope = "20130524/us-east-1/s3/aws4_request"
  const secret = "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY"
  expect(signRequest(example, Object.keys(headers).join(";"), scope, secret)).toBe(
    "f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41",
  )
})

test("refuses a wrong secret and a body that was not signed", async () => {
  expect(await call("PUT", "/secret", "text", { secret: "wrong" })).toMatchObject({ status: 403 })
  expect(await call("PUT", "/secret", "text", { signedBody: "other" })).toMatchObject({ status: 400 })
  expect(await call("GET", "/secret")).toMatchObject({ status: 404 })
})

test("lists objects and common prefixes up to the delimiter", async () => {
  for (const key of ["list/a", "list/b/c", "list/b/d", "listed"]) await call("PUT", `/${key}`, key)
  const { body } = await call("GET", "/?delimiter=%2F&list-type=2&prefix=list%2F")
  expect(body.match(/<(Key|Prefix)>[^<]*/g)).toEqual(["<Key>list/a", "<Prefix>list/b/"])
  await call("POST", "/?delete=", "<Delete><Object><Key>list/b/c</Key></Object></Delete>")
  const all = await call("GET", "/?list-type=2&prefix=list")
  expect(all.body.match(/<(Key|Prefix)>[^<]*/g)).toEqual(["<Key>list/a", "<Key>list/b/d", "<Key>listed"])
})

test("joins the parts of an upload when it is completed, and keeps them through a stop", async () => {
  const [, id] = /<UploadId>(.*)<\/UploadId>/.exec((await call("POST", "/whole?uploads=")).body) ?? []
  const list = []
  for (const [number, content] of ["first ", "second"].entries()) {
    const query = `partNumber=${number + 1}&uploadId=${id}`
    const { headers } = await call("PUT", `/whole?${query}`, content)
    list.push(`<Part><PartNumber>${number + 1}</PartNumber><ETag>${headers.etag}</ETag></Part>`)
  }
  await bucket.stop()
  await expect(call("GET", "/whole")).rejects.toThrow("ECONNREFUSED")
  await bucket.start()
  expect(await call("GET", "/whole")).toMatchObject({ status: 404 })
  await call(
    "POST",
    `/whole?uploadId=${id}`,
    `<CompleteMultipartUpload>${list.join("")}</CompleteMultipartUpload>`,
  )
  expect(await call("GET", "/whole", "", { range: "bytes=4-7" })).toMatchObject({ status: 206, body: "t se" })
  expect(readFileSync(path.join(bucket.dir, "whole"), "utf8")).toBe("first second")
})

type CallOptions = { secret?: string; signedBody?: string; range?: string }

async function call(method: string, target: string, body = "", options: CallOptions = {}) {
  const url = `/${bucket.settings["repo2-s3-bucket"]}${target}`
  const signed = {
    host: "localhost",
    "x-amz-content-sha256": sha256(options.signedBody ?? body),
    "x-amz-date": new Date().toISOString().replace(/[-:]|\.\d+/g, ""),
  }
  const scope = `${signed["x-amz-date"].slice(0, 8)}/${bucket.settings["repo2-s3-region"]}/s3/aws4_request`
  const names = Object.keys(signed).join(";")
  const secret = options.secret ?? bucket.settings["repo2-s3-key-secret"]
  const signature = signRequest({ method, url, headers: signed }, names, scope, secret)
  const credential = `${bucket.settings["repo2-s3-key"]}/${scope}`
  const authorization = `AWS4-HMAC-SHA256 Credential=${credential},SignedHeaders=${names},Signature=${signature}`
  const outgoing = request({
    host: "localhost",
    port: bucket.settings["repo2-storage-port"],
    ca: readFileSync(bucket.settings["repo2-storage-ca-file"]),
    agent: false,
    method,
    path: url,
    headers: { ...signed, authorization, ...(options.range && { range: options.range }) },
  })
  outgoing.end(body)
  const [response] = (await once(outgoing, "response")) as [IncomingMessage]
  return { status: response.statusCode, headers: response.headers, body: await text(response) }
}

function sha256(content: string) {
  return createHash("sha256").update(content).digest("hex")
}
