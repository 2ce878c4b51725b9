import { createPrivateKey, generateKeyPairSync, X509Certificate } from "node:crypto"
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs"
import { afterAll, beforeAll, expect, test } from "vitest"
import { eventually } from "../../../testing/eventually.ts"
import {
  type CertificateMachine,
  openCertificateMachine,
} from "../../../testing/servers/certificate/certificate-machine.ts"
import { runUnit } from "../../../testing/servers/run-unit.ts"
import { keepVisiting } from "../../../testing/visitors/kept-connections.ts"

let machine: CertificateMachine
beforeAll(async () => {
  machine = await openCertificateMachine()
})
afterAll(() => machine?.close())

const metric = (name: string) => readFileSync(machine.at(`metrics/${name}.prom`), "utf8")
const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8)
const stored = () => new X509Certificate(readFileSync(machine.at("state/current/certificate.pem")))
const served = async () => (await machine.servedCertificate()).fingerprint
const untilServed = () => eventually(async () => (await served()) === stored().fingerprint256)

/** Fails with what the program printed. */
async function succeed(changed?: Record<string, string>) {
  const { status, output } = await machine.start(changed)
  expect(status, output).toBe(0)
}

test("[N18.10] nginx starts with a certificate of its own, and gets the first one of the authority", async () => {
  const { at, nginx, authority, servedCertificate } = machine
  expect((await servedCertificate()).issuer).toBe("localhost")
  await succeed()
  expect(await served()).toBe(stored().fingerprint256)
  const visits = keepVisiting({ port: nginx.port, authorities: [authority.root], connections: 1 })
  await eventually(() => visits.answered() > 0)
  expect(await visits.stop()).toEqual([])
  expect(["state", "state/current/key.pem", "state/lego"].map((name) => modeOf(at(name)))).toEqual([
    "700",
    "600",
    "700",
  ])
  // nginx's processes are not root and must read the answers to challenges.
  expect(modeOf(`${nginx.values.ACME_ROOT}/.well-known/acme-challenge`)).toBe("755")
  expect(readdirSync(at("state/versions"))).toEqual([readlinkSync(at("state/current")).split("/")[1]])
  expect(metric("certificate")).toBe("certificate_failed 0\n")
  expect(Number(metric("certificate-validity").split(" ")[1]) / 86_400).toBeCloseTo(90, 3)
})

test("[N18.10] before its time nothing is asked of the authority, and nginx is not reloaded", async () => {
  const { authority, program, allowReload } = machine
  const [log, certificate] = [authority.readLog(), stored().fingerprint256]
  program("systemctl", "exit 1")
  await succeed()
  allowReload()
  expect(authority.readLog()).toBe(log)
  expect([stored().fingerprint256, await served()]).toEqual([certificate, certificate])
})

test.each([
  [90, 31 * 24, 29 * 24],
  [47, 16 * 24, 15 * 24],
  [6, 49, 47],
])("[N18.10] of %i days %i hours are enough, %i are not", async (days, enough, few) => {
  const { at, age, program, start } = machine
  program("lego", `echo >> ${at("asked")}; exit 1`)
  age(days, days * 24 - enough)
  await succeed()
  expect(existsSync(at("asked"))).toBe(false)
  age(days, days * 24 - few)
  expect((await start()).status).toBe(1)
  expect(readFileSync(at("asked"), "utf8")).toBe("\n")
  for (const name of ["asked", "bin/lego"]) rmSync(at(name))
})

test("[N18.10] a renewal while 50 connections are kept fails no request, and the next connection gets the new one", async () => {
  const { at, nginx, authority, age } = machine
  age(90, 61 * 24)
  await untilServed()
  const before = {
    certificate: stored().fingerprint256,
    key: readFileSync(at("state/current/key.pem"), "utf8"),
  }
  const visits = keepVisiting({
    port: nginx.port,
    authorities: [stored().toString(), authority.root],
    connections: 50,
  })
  await eventually(() => visits.answered() > 100)
  await succeed()
  const atRenewal = visits.answered()
  await eventually(() => visits.answered() > atRenewal + 100)
  expect(await visits.stop()).toEqual([])
  expect(await served()).toBe(stored().fingerprint256)
  expect(stored().fingerprint256).not.toBe(before.certificate)
  expect(readFileSync(at("state/current/key.pem"), "utf8")).not.toBe(before.key)
})

test("[N18.10] when the challenge is refused the old certificate stays, and the failure is reported", async () => {
  const { at, age, start } = machine
  age(90, 61 * 24)
  await untilServed()
  const before = stored().fingerprint256
  const ACME_ROOT = at("authority")
  const { status, output } = await start({ ACME_ROOT }, { ACME_DIR: ACME_ROOT })
  expect([status, output]).toEqual([1, expect.stringContaining("urn:ietf:params:acme:error:unauthorized")])
  expect([stored().fingerprint256, await served()]).toEqual([before, before])
  expect(metric("certificate")).toBe("certificate_failed 1\n")
})

test("[N18.10] a certificate that nginx does not take is put aside, and taken later without another request", async () => {
  const { age, authority, program, allowReload, start } = machine
  age(90, 61 * 24)
  await untilServed()
  const before = stored().fingerprint256
  program("systemctl", "exit 1")
  expect(await start()).toMatchObject({ status: 1, output: expect.stringContaining("nginx does not serve") })
  expect([stored().fingerprint256, await served()]).toEqual([before, before])
  const log = authority.readLog()
  allowReload()
  await succeed()
  expect(authority.readLog()).toBe(log)
  expect([stored().fingerprint256 === before, await served()]).toEqual([false, stored().fingerprint256])
})

test("[N18.10] a key of another certificate is replaced by the one that was issued, and nothing is asked of the authority", async () => {
  const { at, authority } = machine
  const [log, before] = [authority.readLog(), stored().fingerprint256]
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" })
  writeFileSync(at("state/current/key.pem"), privateKey.export({ type: "pkcs8", format: "pem" }))
  await succeed()
  expect(authority.readLog()).toBe(log)
  expect([stored().fingerprint256, await served()]).toEqual([before, before])
  expect(stored().checkPrivateKey(createPrivateKey(readFileSync(at("state/current/key.pem"))))).toBe(true)
})

test("[N18.10] an operator gets a new certificate before its time, and the authority revokes the one before", async () => {
  const { at, run, lego } = machine
  const before = stored().fingerprint256
  cpSync(at("state/lego"), at("leaked"), { recursive: true })
  const { status, output } = await run("deploy/certificate", "--now")
  expect(status, output).toBe(0)
  expect([stored().fingerprint256 === before, await served()]).toEqual([false, stored().fingerprint256])
  await lego("leaked", "revoke", "--reason", "1")
  await expect(lego("leaked", "revoke", "--reason", "1")).rejects.toThrow("Error while revoking")
})

test("[N18.10] a certificate of another machine is taken when it ends later, before the present one is due", async () => {
  const { at, age, copyIn, program } = machine
  program("lego", "exit 1")
  age(90, 10 * 24)
  await untilServed()
  const before = stored().fingerprint256
  copyIn(90, 11 * 24)
  await succeed()
  expect([stored().fingerprint256, await served()]).toEqual([before, before])
  copyIn(90, 24)
  const copied = new X509Certificate(readFileSync(at("copied/certificate.pem"))).fingerprint256
  await succeed()
  expect([stored().fingerprint256, await served()]).toEqual([copied, copied])
  expect(existsSync(at("state/next"))).toBe(false)
  rmSync(at("bin/lego"))
})

test("[N18.10] the folder of the answers to challenges is the one that the unit may write to", async () => {
  const { at, nginx, start } = machine
  expect(await start({ ACME_ROOT: at("authority") })).toEqual({
    status: 1,
    output: `certificate: ACME_ROOT must be ${nginx.values.ACME_ROOT}\n`,
  })
})

test("[N18.10] nginx's file is installed where no certificate exists yet", async () => {
  const { at, nginx, run } = machine
  rmSync(at("state"), { recursive: true })
  rmSync(nginx.values.ACME_ROOT, { recursive: true })
  const { status, output } = await run("deploy/configure-edge")
  expect(status, output).toBe(0)
  expect(readlinkSync(at("state/current"))).toBe("versions/self-signed")
  expect(readFileSync(at("site.conf"), "utf8")).toContain(
    `ssl_certificate ${at("state/current")}/certificate.pem;`,
  )
  expect(modeOf(nginx.values.ACME_ROOT)).toBe("755")
  await untilServed()
})

test("[N18.10] the nightly refresh of a worker without edges succeeds and says that there are none", async () => {
  const env = { PATH: process.env["PATH"] ?? "", METRICS_DIR: machine.at("metrics") }
  expect(await runUnit("webplan-edge-refresh.service", env)).toEqual({
    status: 0,
    output: "EDGE_REFRESH_URLS is empty: no edge to refresh\n",
  })
  expect(metric("edge-refresh")).toBe("edge_refresh_failed 0\n")
})

test("[N18.10] the refresh is skipped until nginx's file is installed, and does not fail", () => {
  const unit = readFileSync("deploy/systemd/webplan-edge-refresh.service", "utf8")
  const [, file] = /^ConditionPathExists=(.+)$/m.exec(unit) ?? []
  expect(readFileSync("deploy/configure-edge", "utf8")).toContain(`site=\${NGINX_SITE:-${file}}\n`)
})
