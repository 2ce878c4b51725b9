import { randomBytes } from "node:crypto"
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { freePort } from "../../db/free-port.ts"
import { makeCertificate } from "./certificate.ts"
import { startNginxProcess } from "./nginx-process.ts"

const root = path.join(import.meta.dirname, "../..")
const template = path.join(root, "deploy/nginx/webplan.conf.template")
const edgeRoot = path.join(root, "build/edge")

type Upstreams = number | readonly [number, number]
type Options = {
  port?: number
  /** The desk's processes; by default those of the site. */
  desk?: Upstreams | undefined
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

/** A real nginx with the configuration from deploy/ and a self-signed certificate. */
export async function startNginx(site: Upstreams, options: Options = {}) {
  if (!existsSync(path.join(edgeRoot, "nginx"))) throw new Error("There is no build yet. Run: npm run build")
  const dir = mkdtempSync(path.join(tmpdir(), "webplan-nginx-"))
  const at = (name: string) => path.join(dir, name)
  makeCertificate(at("key.pem"), at("cert.pem"))
  mkdirSync(at("cache"))
  const [siteA, siteB] = addressesOf(site)
  const [deskA, deskB] = addressesOf(options.desk ?? site)
  const port = options.port ?? (await freePort())
  const httpPort = await freePort()
  const refreshKey = randomBytes(24).toString("hex")
  const values: Record<string, string> = {
    LISTEN: `127.0.0.1:${port}`,
    LISTEN_HTTP: `127.0.0.1:${httpPort}`,
    SERVER_NAME: "localhost",
    PUBLIC_HOST: `localhost:${port}`,
    CERTIFICATE: at("cert.pem"),
    CERTIFICATE_KEY: at("key.pem"),
    SITE_A: siteA,
    SITE_B: siteB,
    DESK_A: deskA,
    DESK_B: deskB,
    EDGE_ROOT: edgeRoot,
    CACHE_DIR: at("cache"),
    ACME_ROOT: at("acme"),
    EDGE_REFRESH_KEYS: refreshKey,
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
      rmSync(path.join(at("cache"), name), { recursive: true, force: true })
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
    certificate: readFileSync(at("cert.pem")),
    /** The environment of a worker that refreshes this edge. */
    env: {
      PUBLIC_URL: `https://localhost:${port}`,
      EDGE_REFRESH_URLS: `https://127.0.0.1:${port}`,
      EDGE_REFRESH_SECRETS: `1:${refreshKey}`,
      NODE_EXTRA_CA_CERTS: at("cert.pem"),
    },
    /** Of the first start. */
    pid: running.pid,
    cacheDir: at("cache"),
    refreshKey,
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

function addressesOf(upstreams: Upstreams) {
  const [a, b] = typeof upstreams === "number" ? [upstreams, upstreams] : upstreams
  return [`127.0.0.1:${a}`, `127.0.0.1:${b}`] as const
}

function fillTemplate(values: Record<string, string>) {
  return readFileSync(template, "utf8").replaceAll(/\$\{(\w+)\}/g, (_, name: string) => values[name] ?? "")
}

/** For tests of limits by address: nginx takes the client address from X-Client-Address. */
export function withClientAddressHeader(site: string) {
  const realAddress = "set_real_ip_from 127.0.0.0/8;\n  real_ip_header X-Client-Address;"
  return site.replace(/^(?= {2}ssl_certificate )/m, `  ${realAddress}\n`)
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
