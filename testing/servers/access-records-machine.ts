import { execFileSync } from "node:child_process"
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { gunzipSync } from "node:zlib"
import { edgeVisitor } from "../visitors/edge-visitor.ts"
import { startNginx, thisMachine } from "./nginx.ts"
import { runProgram, runUnit } from "./run-unit.ts"

/**
 * A machine that keeps access records: nginx in front of `answer`, a folder, the owner's key pair and the programs of deploy/.
 * `systemctl` signals this nginx. A visitor's address and port are those of X-Forwarded-For.
 */
export async function openAccessRecordsMachine(
  answer = (_request: IncomingMessage, response: ServerResponse) => void response.end("bem"),
) {
  const dir = mkdtempSync(path.join(tmpdir(), "webplan-access-records-"))
  const at = (name: string) => path.join(dir, name)
  for (const name of ["bin", "records", "metrics"]) mkdirSync(at(name), { mode: 0o700 })
  writeFileSync(at("records/current"), "", { mode: 0o600 })
  const origin = createServer(answer)
  await new Promise<void>((resolve) => origin.listen(0, "127.0.0.1", resolve))
  const nginx = await startNginx((origin.address() as AddressInfo).port, {
    trustedProxies: thisMachine,
    accessRecords: at("records/current"),
  })
  const program = (name: string, script: string) => {
    writeFileSync(at(`bin/${name}`), `#!/bin/sh\n${script}\n`)
    chmodSync(at(`bin/${name}`), 0o755)
  }
  program("systemctl", `echo "$*" >> ${at("calls")}; kill -HUP ${nginx.pid}`)
  execFileSync("age-keygen", ["--output", at("key")], { timeout: 60_000, stdio: "ignore" })
  const publicKey = execFileSync("age-keygen", ["-y", at("key")], {
    timeout: 60_000,
    encoding: "utf8",
  }).trim()
  const settings = { ...nginx.values, ACCESS_RECORDS: at("records/current"), ACCESS_RECORDS_KEY: publicKey }
  const env = {
    SETTINGS_DIR: dir,
    ACCESS_RECORDS_DIR: at("records"),
    NGINX_SITE: at("site.conf"),
    METRICS_DIR: at("metrics"),
    WEBPLAN_WAIT: "0.05",
    PATH: `${at("bin")}:${process.env["PATH"]}`,
  }

  /** Settings of edge.env instead of the machine's own. */
  const change = (changed: Record<string, string>) => {
    const lines = Object.entries({ ...settings, ...changed }).map(([key, value]) => `${key}='${value}'\n`)
    writeFileSync(at("edge.env"), lines.join(""))
  }
  const encrypt = (changed: Record<string, string> = {}) => {
    change(changed)
    return runUnit("webplan-access-records.service", env)
  }
  const configure = (changed: Record<string, string> = {}) => {
    change(changed)
    return runProgram(["deploy/configure-edge"], env)
  }
  const list = (ending = "") => readdirSync(at("records")).filter((name) => name.endsWith(ending))
  const decrypt = (name: string) =>
    gunzipSync(
      execFileSync("age", ["--decrypt", "--identity", at("key"), at(`records/${name}`)], { timeout: 60_000 }),
    ).toString()
  const close = async () => {
    await nginx.stop()
    origin.closeAllConnections()
    origin.close()
    rmSync(dir, { recursive: true })
  }
  return {
    at,
    nginx,
    ...edgeVisitor(nginx),
    program,
    encrypt,
    configure,
    /** Names in the folder of the records. */
    list,
    /** The lines of all encrypted files, sorted. */
    decryptAll: () => linesOf(list(".age").map(decrypt).join("")),
    plainLines: () => linesOf(readFileSync(at("records/current"), "utf8")),
    close,
  }
}

export type AccessRecordsMachine = Awaited<ReturnType<typeof openAccessRecordsMachine>>

const linesOf = (text: string) => text.split("\n").filter(Boolean).toSorted()
