import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, beforeAll, expect, test } from "vitest"
import { freePort } from "../../../db/free-port.ts"
import { checkReadiness } from "./check-readiness.server.ts"

const requests: string[] = []
const server = createServer((request, response) => {
  requests.push(`${request.method} ${request.url}`)
  response.statusCode = request.url === "/pronto" ? 200 : 503
  response.end("database away\n")
})
let url = ""
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

test("[S7.31] the connectivity test is a plain GET made by our server", async () => {
  expect(await checkReadiness(`${url}/pronto`)).toEqual({ isReady: true })
  expect(requests).toEqual(["GET /pronto"])
  expect(await checkReadiness(`${url}/outro`)).toEqual({ isReady: false, fault: "503 database away" })
  expect(await checkReadiness(`http://127.0.0.1:${await freePort()}/pronto`)).toEqual({
    isReady: false,
    fault: expect.stringContaining("ECONNREFUSED"),
  })
})
