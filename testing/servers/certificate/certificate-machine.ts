import { chmodSync, globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { connect } from "node:tls"
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
  change({ ...files, SERVER_NAME: "localhost" })
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
    /** Starts the unit, with other settings of edge.env than the machine's own. */
    start: (changed: Record<string, string> = {}) => {
      change({ ...settings, ...changed })
      return runUnit("webplan-certificate.service", env)
    },
    /** Runs a program of deploy/. */
    run: (...command: string[]) => {
      change(settings)
      return runProgram(command, env)
    },
    /** In place of the present certificate one that was issued some hours ago. lego forgets what it got before. */
    age: (days: number, hours: number) => {
      const folder = at("state/versions/aged")
      rmSync(at("state/lego/certificates"), { recursive: true, force: true })
      rmSync(folder, { recursive: true, force: true })
      mkdirSync(folder, { recursive: true })
      makeCertificate(`${folder}/key.pem`, `${folder}/certificate.pem`, days, clockBefore(hours))
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
