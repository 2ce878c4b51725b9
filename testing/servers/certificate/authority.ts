import { spawn } from "node:child_process"
import { closeSync, openSync, readFileSync, writeFileSync } from "node:fs"
import { request } from "node:https"
import path from "node:path"
import { text } from "node:stream/consumers"
import { freePort } from "../../../db/free-port.ts"
import { eventually } from "../../eventually.ts"
import { makeCertificate } from "./make-certificate.ts"

type Options = {
  dir: string
  /** Where it sends its challenges, on this machine. */
  httpPort: number
  validSeconds: number
}

/** Pebble, a real ACME authority for tests. It refuses some requests on purpose, which a good client repeats. */
export async function startCertificateAuthority({ dir, httpPort, validSeconds }: Options) {
  const at = (name: string) => path.join(dir, name)
  const [port, managementPort] = [await freePort(), await freePort()]
  makeCertificate(at("authority-key.pem"), at("authority.pem"))
  const settings = {
    listenAddress: `127.0.0.1:${port}`,
    managementListenAddress: `127.0.0.1:${managementPort}`,
    certificate: at("authority.pem"),
    privateKey: at("authority-key.pem"),
    httpPort,
    tlsPort: await freePort(),
    ocspResponderURL: "",
    externalAccountBindingRequired: false,
    certificateValidityPeriod: validSeconds,
  }
  writeFileSync(at("pebble.json"), JSON.stringify({ pebble: settings }))
  const log = openSync(at("pebble.log"), "w")
  // The timeout ends it if the test is killed before stop().
  const child = spawn("timeout", ["600", "pebble", "-strict", "-config", at("pebble.json")], {
    // Every challenge is asked again, and at once.
    env: { PATH: process.env["PATH"], PEBBLE_VA_NOSLEEP: "1", PEBBLE_AUTHZREUSE: "0" },
    stdio: ["ignore", log, log],
  })
  closeSync(log)
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()))
  const readLog = () => readFileSync(at("pebble.log"), "utf8")
  const readRoot = () => get(`https://localhost:${managementPort}/roots/0`, readFileSync(at("authority.pem")))
  const root = await eventually(() => {
    if (child.exitCode !== null) throw new Error(`pebble did not start (apt install pebble):\n${readLog()}`)
    return readRoot().catch(() => null)
  })
  return {
    url: `https://localhost:${port}/dir`,
    /** Of the authority's own server. */
    certificateFile: at("authority.pem"),
    /** What its certificates end in. */
    root,
    readLog,
    stop: async () => {
      child.kill("SIGTERM")
      await ended
    },
  }
}

function get(address: string, ca: Buffer) {
  return new Promise<string>((resolve, reject) => {
    const sent = request(address, { ca, agent: false }, (response) => {
      text(response).then(resolve, reject)
    })
    sent.setTimeout(5000, () => sent.destroy(new Error("no answer")))
    sent.once("error", reject)
    sent.end()
  })
}
