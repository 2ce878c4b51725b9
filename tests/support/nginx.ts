import { execFileSync, spawn } from "node:child_process"
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { connect } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { freePort } from "../../db/free-port.ts"
import { eventually } from "./eventually.ts"

const template = path.join(import.meta.dirname, "../../deploy/nginx/webplan.conf.template")

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1", () => resolve(true))
    socket.once("error", () => resolve(false))
    socket.once("connect", () => socket.destroy())
  })

/** A real nginx with the configuration an operator copies and a certificate of its own. */
export const startNginx = async (upstreamPort: number) => {
  const dir = mkdtempSync(path.join(tmpdir(), "webplan-nginx-"))
  const at = (name: string) => path.join(dir, name)
  execFileSync(
    "openssl",
    [
      "req",
      "-x509",
      "-newkey",
      "ec",
      "-pkeyopt",
      "ec_paramgen_curve:prime256v1",
      "-nodes",
      "-days",
      "2",
      "-subj",
      "/CN=localhost",
      "-addext",
      "subjectAltName=DNS:localhost",
      "-keyout",
      at("key.pem"),
      "-out",
      at("cert.pem"),
    ],
    { stdio: "ignore" },
  )
  const port = await freePort()
  const values: Record<string, string> = {
    LISTEN: `127.0.0.1:${port}`,
    SERVER_NAME: "localhost",
    CERTIFICATE: at("cert.pem"),
    CERTIFICATE_KEY: at("key.pem"),
    UPSTREAM: `127.0.0.1:${upstreamPort}`,
    ACCESS_LOG: at("access.log"),
    ERROR_LOG: at("site-error.log"),
  }
  const site = readFileSync(template, "utf8").replaceAll(
    /\$\{(\w+)\}/g,
    (_, name: string) => values[name] ?? "",
  )
  writeFileSync(
    at("nginx.conf"),
    `daemon off;\npid ${at("pid")};\nerror_log ${at("error.log")};\nevents {}\nhttp {\n  access_log off;\n  client_body_temp_path ${at("body")};\n  proxy_temp_path ${at("proxy")};\n  fastcgi_temp_path ${at("f")};\n  uwsgi_temp_path ${at("u")};\n  scgi_temp_path ${at("s")};\n${site}\n}\n`,
  )
  const child = spawn("nginx", ["-c", at("nginx.conf"), "-e", at("error.log")], { stdio: "ignore" })
  await eventually(() => answers(port))
  const stop = async () => {
    const ended = new Promise((resolve) => child.once("exit", resolve))
    child.kill("SIGQUIT")
    await ended
    rmSync(dir, { recursive: true, force: true })
  }
  const read = (name: string) => (existsSync(at(name)) ? readFileSync(at(name), "utf8") : "")
  const logs = () => ({
    "edge access log": read("access.log"),
    "edge error log": read("error.log") + read("site-error.log"),
  })
  return { url: `https://localhost:${port}`, port, certificate: readFileSync(at("cert.pem")), logs, stop }
}
