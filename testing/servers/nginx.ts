import { execFileSync } from "node:child_process"
import { randomBytes } from "node:crypto"
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { freePort } from "../../db/free-port.ts"
import { makeCertificate } from "./certificate/make-certificate.ts"
import { startNginxProcess } from "./nginx-process.ts"

const root = path.join(import.meta.dirname, "../..")
const edgeRoot = path.join(root, "build/edge")

/** Any program on this machine, as trusted proxies: a test then sends a visitor's address in X-Forwarded-For. */
export const thisMachine = ["127.0.0.0/8"]

type Ports = number | readonly number[]
type CertificateFiles = { CERTIFICATE: string; CERTIFICATE_KEY: string }
type SharedValues = { values: CertificateFiles & { PUBLIC_HOST: string; EDGE_REFRESH_KEYS: string } }
type Options = {
  port?: number
  /** The desk's processes; by default those of the site. */
  desk?: Ports | undefined
  /** Proxies whose X-Forwarded-For names the visitor; by default none. */
  trustedProxies?: readonly string[] | undefined
  /** Another edge of the same site: with its name, certificate and refresh key. */
  beside?: SharedValues | undefined
  /** By default a self-signed certificate is made. */
  certificate?: CertificateFiles | undefined
  /** The file of the access records; by default none. */
  accessRecords?: string | undefined
  /** Allows `clearCache`: nginx then keeps no cache file open. */
  canClearCache?: boolean
  /** For a control: changes the site's configuration. */
  alterConfig?: ((site: string) => string) | undefined
  /** For a control: the number of simultaneous connections. */
  connections?: number | undefined
  /** For a fault run: environment variables, such as those of a fake clock. */
  env?: Record<string, string> | undefined
}

/** A real nginx with the configuration from deploy/. */
export async function startNginx(site: Ports, options: Options = {}) {
  if (!existsSync(path.join(edgeRoot, "nginx"))) throw new Error("There is no build yet. Run: npm run build")
  const dir = mkdtempSync(path.join(tmpdir(), "webplan-nginx-"))
  const at = (name: string) => path.join(dir, name)
  makeCertificate(at("key.pem"), at("cert.pem"))
  mkdirSync(at("cache"))
  const port = options.port ?? (await freePort())
  const httpPort = await freePort()
  const own = {
    PUBLIC_HOST: `localhost:${port}`,
    ...(options.certificate ?? { CERTIFICATE: at("cert.pem"), CERTIFICATE_KEY: at("key.pem") }),
    EDGE_REFRESH_KEYS: randomBytes(24).toString("hex"),
  }
  const { PUBLIC_HOST, CERTIFICATE, CERTIFICATE_KEY, EDGE_REFRESH_KEYS } = options.beside?.values ?? own
  const values = {
    PUBLIC_HOST,
    CERTIFICATE,
    CERTIFICATE_KEY,
    EDGE_REFRESH_KEYS,
    LISTEN: `127.0.0.1:${port}`,
    LISTEN_HTTP: `127.0.0.1:${httpPort}`,
    SERVER_NAME: "localhost",
    SITE_PROCESSES: addressesOf(site),
    DESK_PROCESSES: addressesOf(options.desk ?? site),
    TRUSTED_PROXIES: options.trustedProxies?.join(" ") ?? "",
    EDGE_ROOT: edgeRoot,
    CACHE_DIR: at("cache"),
    ACME_ROOT: at("acme"),
    ACCESS_LOG: at("access.log"),
    ERROR_LOG: at("site-error.log"),
    ACCESS_RECORDS: options.accessRecords ?? "/dev/null",
  }
  const { alterConfig = (unchanged) => unchanged, env = {}, canClearCache } = options
  const configure = (site: string) => {
    const config = canClearCache ? site.replace(/^ *open_file_cache .*\n/m, "") : site
    writeFileSync(at("nginx.conf"), mainFile(at, alterConfig(config), options))
  }
  configure(fillTemplate(values))
  const start = () => startNginxProcess({ config: at("nginx.conf"), errorLog: at("error.log"), port, env })
  let running = await start()
  const read = (name: string) => (existsSync(at(name)) ? readFileSync(at(name), "utf8") : "")
  /** Deletes the cache files; nginx treats a missing file as a cache miss. */
  const clearCache = () => {
    if (!options.canClearCache) throw new Error("this nginx was not started with canClearCache")
    for (const name of readdirSync(at("cache")))
      rmSync(path.join(at("cache"), name), { recursive: true, force: true, maxRetries: 10 })
  }
  /** With another file of the site, made from the same template. */
  const reload = (site: string) => {
    configure(site)
    running.reload()
  }
  const readLogs = () => ({
    "edge access log": read("access.log"),
    "edge error log": read("error.log") + read("site-error.log"),
  })
  let lastLogs: ReturnType<typeof readLogs> | undefined
  /** Complete only after stop(): nginx writes the access log once per second. */
  const logs = () => lastLogs ?? readLogs()
  const stop = async () => {
    await running.stop()
    lastLogs = readLogs()
    rmSync(dir, { recursive: true, force: true })
  }
  return {
    url: `https://localhost:${port}`,
    port,
    httpUrl: `http://localhost:${httpPort}`,
    certificate: readFileSync(CERTIFICATE),
    /** The environment of a worker that refreshes this edge. */
    env: {
      PUBLIC_URL: `https://localhost:${port}`,
      EDGE_REFRESH_URLS: `https://127.0.0.1:${port}`,
      EDGE_REFRESH_SECRETS: `1:${EDGE_REFRESH_KEYS}`,
      NODE_EXTRA_CA_CERTS: CERTIFICATE,
    },
    /** Of the first start. */
    pid: running.pid,
    cacheDir: at("cache"),
    refreshKey: EDGE_REFRESH_KEYS,
    /** The values of the template's variables. */
    values,
    reload,
    /** With the same configuration, after one of its files changed. */
    reloadFiles: () => running.reload(),
    clearCache,
    logs,
    /** SIGKILL of all its processes; `startAgain` uses the same files and the same cache. */
    kill: () => running.kill(),
    ended: () => running.ended,
    startAgain: async () => {
      running = await start()
    },
    stop,
  }
}

function addressesOf(ports: Ports) {
  return [ports]
    .flat()
    .map((port) => `127.0.0.1:${port}`)
    .join(" ")
}

function fillTemplate(values: Record<string, string>) {
  const program = path.join(root, "deploy/nginx/fill-template")
  return execFileSync("bash", [program], {
    env: { PATH: process.env["PATH"], ...values },
    encoding: "utf8",
    timeout: 10_000,
  })
}

/** The main configuration around the site's file. Run by root, nginx must keep the user root to read the files. */
function mainFile(at: (name: string) => string, site: string, { env = {}, connections = 8192 }: Options) {
  return `daemon off;
${Object.keys(env)
  .map((name) => `env ${name};`)
  .join(" ")}
${process.getuid?.() === 0 ? "user root;" : ""}
worker_processes 2;
pid ${at("pid")};
error_log ${at("error.log")};
pcre_jit on;
events { worker_connections ${connections}; }
http {
  access_log off;
  client_body_temp_path ${at("body")};
  proxy_temp_path ${at("proxy")};
  fastcgi_temp_path ${at("f")};
  uwsgi_temp_path ${at("u")};
  scgi_temp_path ${at("s")};
${site}
}
`
}
