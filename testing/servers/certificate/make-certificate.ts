import { execFileSync } from "node:child_process"

/** Writes a key and a self-signed certificate for localhost. With another clock in `env` it began then. */
export function makeCertificate(
  key: string,
  certificate: string,
  days = 90,
  env: Record<string, string> = {},
) {
  const kind = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days ${days} -subj /CN=localhost`
  const args = [...kind.split(" "), "-addext", "subjectAltName=DNS:localhost"]
  execFileSync("openssl", [...args, "-keyout", key, "-out", certificate], {
    stdio: "ignore",
    timeout: 30_000,
    env: { ...process.env, ...env },
  })
}
