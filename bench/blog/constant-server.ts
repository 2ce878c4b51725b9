import { readFileSync } from "node:fs"
import { createServer } from "node:http"

/** A separate program: answers every request with the bytes of one file, after `busyMs` of CPU work. */
const [file = "", port = "", busyMs = "0"] = process.argv.slice(2)
const bytes = readFileSync(file)
const headers = { "content-type": "text/html; charset=utf-8", "content-length": bytes.byteLength }

createServer((_, response) => {
  for (const until = performance.now() + Number(busyMs); performance.now() < until; );
  response.writeHead(200, headers).end(bytes)
}).listen(Number(port), "127.0.0.1", () => process.send?.("ready"))
