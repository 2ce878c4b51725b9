import { execFile } from "node:child_process"
import {
  chmodSync,
  copyFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { connect } from "node:tls"
import { promisify } from "node:util"
import { startNginx } from "../nginx.ts"
import { runProgram, runUnit } from "../run-unit.ts"
import { startCertificateAuthority } from "./authority.ts"
import { makeCertificate } from "./make-certificate.ts"

const daySeconds = 86_400

/**
 * A machine with nginx, lego and the programs of deploy/, and an authority on this machine whose certificates are valid for 90 days.
 * `systemctl` signals this nginx.
 */
export async function openCertificateMachine() {
  const dir = mkdtempSync(path.join(tmpdir(), "webplan-certificate-"))
  const at = (name: string) => path.join(dir, name)
  for (const name of ["bin", "metrics", "authority"]) mkdirSync(at(name))
  const files = {
    CERTIFICATE: at("state/current/certificate.pem"),
    CERTIFICATE_KEY: at("state/current/key.pem"),
  }
  const env = {
    PATH: `${at("bin")}:${process.env["PATH"]}`,
    SETTINGS_DIR: dir,
    CERTIFICATE_DIR: at("state"),
    METRICS_DIR: at("metrics"),
    NGINX_SITE: at("site.conf"),
    LEGO_CA_CERTIFICATES: at("authority/authority.pem"),
    WEBPLAN_WAIT: "0.05",
  }
  const change = (settings: Record<string, string>) =>
    writeFileSync(
      at("edge.env"),
      Object.entries(settings)
        .map(([key, value]) => `${key}='${value}'\n`)
        .join(""),
    )
  const program = (name: string, script: string) => {
    writeFileSync(at(`bin/${name}`), `#!/bin/sh\n${script}\n`)
    chmodSync(at(`bin/${name}`), 0o755)
  }

  // nginx does not start without a certificate.
  change({ ...files, SERVER_NAME: "localhost", ACME_ROOT: "/var/www/acme" })
  const first = await runProgram(["deploy/certificate", "--self-signed"], env)
  if (first.status !== 0) throw new Error(first.output)
  const origin = createServer((_request, response) => void response.end("bem"))
  await new Promise<void>((resolve) => origin.listen(0, "127.0.0.1", resolve))
  const nginx = await startNginx((origin.address() as AddressInfo).port, { certificate: files })
  mkdirSync(nginx.values.ACME_ROOT)
  const allowReload = () => program("systemctl", `kill -HUP ${nginx.pid}`)
  allowReload()
  const authority = await startCertificateAuthority({
    dir: at("authority"),
    httpPort: Number(new URL(nginx.httpUrl).port),
    validSeconds: 90 * daySeconds,
  })
  const settings = {
    ...nginx.values,
    ACCESS_RECORDS: "/dev/null",
    ACME_EMAIL: "ti@webplan.example",
    ACME_SERVER: authority.url,
  }

  const runsIn = { ...env, ACME_DIR: nginx.values.ACME_ROOT }
  const makePair = (folder: string, days: number, hours: number) => {
    rmSync(at(folder), { recursive: true, force: true })
    mkdirSync(at(folder), { recursive: true })
    makeCertificate(at(`${folder}/key.pem`), at(`${folder}/certificate.pem`), days, clockBefore(hours))
    const issued = at("state/lego/certificates")
    mkdirSync(issued, { recursive: true, mode: 0o700 })
    copyFileSync(at(`${folder}/key.pem`), `${issued}/localhost.key`)
    copyFileSync(at(`${folder}/certificate.pem`), `${issued}/localhost.crt`)
  }

  const close = async () => {
    await nginx.stop()
    await authority.stop()
    origin.closeAllConnections()
    origin.close()
    rmSync(dir, { recursive: true })
  }
  return {
    at,
    nginx,
    authority,
    program,
    allowReload,
    /** Starts the unit, with other settings of edge.env or other variables than the machine's own. */
    start: (changed: Record<string, string> = {}, variables: Record<string, string> = {}) => {
      change({ ...settings, ...changed })
      return runUnit("webplan-certificate.service", { ...runsIn, ...variables })
    },
    /** Runs a program of deploy/. */
    run: (...command: string[]) => {
      change(settings)
      return runProgram(command, runsIn)
    },
    /** lego on its own, with another folder than the machine's. It fails the test when lego fails. */
    lego: (folder: string, ...args: string[]) => {
      const account = ["--path", at(folder), "--server", authority.url, "--email", settings.ACME_EMAIL]
      return promisify(execFile)("lego", [...account, "--domains", "localhost", ...args], { env: runsIn })
    },
    /** Puts a certificate that was issued some hours ago where lego puts its own, such as a copy from another machine. */
    copyIn: (days: number, hours: number) => makePair("copied", days, hours),
    /** The same, and it is the present certificate too, as after a renewal that long ago. */
    age: (days: number, hours: number) => {
      makePair("state/versions/aged", days, hours)
      rmSync(at("state/current"), { force: true })
      symlinkSync("versions/aged", at("state/current"))
      nginx.reloadFiles()
    },
    /** Of a new connection. */
    servedCertificate: () => readServedCertificate(nginx.port),
    close,
  }
}

export type CertificateMachine = Awaited<ReturnType<typeof openCertificateMachine>>

function clockBefore(hours: number) {
  const [library] = globSync("/usr/lib/*/faketime/libfaketime.so.1")
  if (!library) throw new Error("libfaketime is not installed (Debian: apt install libfaketime)")
  return { LD_PRELOAD: library, FAKETIME: `-${hours}h` }
}

function readServedCertificate(port: number) {
  return new Promise<{ fingerprint: string; issuer: string }>((resolve, reject) => {
    const socket = connect({ host: "127.0.0.1", port, servername: "localhost", rejectUnauthorized: false })
    socket.setTimeout(5000, () => socket.destroy(new Error("no answer")))
    socket.once("error", reject)
    socket.once("secureConnect", () => {
      const { fingerprint256, issuer } = socket.getPeerCertificate()
      socket.destroy()
      resolve({ fingerprint: fingerprint256, issuer: String(issuer.CN) })
    })
  })
}
