import { spawn } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { connect } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { gzipSync } from "node:zlib"
import { freePort } from "../../db/free-port.ts"
import { eventually } from "../../testing/eventually.ts"

/**
 * One nginx for both arms, without TLS, where Chromium accepts gzip but not brotli. Pages of the web server go through its
 * cache; below /gemeas/ are the static twins as compressed files. Fonts and pictures come from the build folder in both arms.
 */
export async function startTwinNginx(upstream: string, twins: Readonly<Record<string, string>>) {
  const dir = mkdtempSync(path.join(tmpdir(), "webplan-twins-"))
  const at = (name: string) => path.join(dir, name)
  mkdirSync(at("gemeas"))
  for (const [name, html] of Object.entries(twins))
    writeFileSync(at(`gemeas/${name}`), gzipSync(html, { level: 6 }))
  const port = await freePort()
  writeFileSync(
    at("nginx.conf"),
    `${process.getuid?.() === 0 ? "user root; " : ""}daemon off; pid ${at("pid")}; error_log ${at("error.log")};
events {}
http {
  access_log off; sendfile on; tcp_nopush on;
  client_body_temp_path ${at("b")}; proxy_temp_path ${at("p")}; fastcgi_temp_path ${at("f")}; uwsgi_temp_path ${at("u")}; scgi_temp_path ${at("s")};
  proxy_cache_path ${at("cache")} keys_zone=pages:1m;
  types { font/woff2 woff2; image/svg+xml svg; text/css css; text/javascript js; image/png png; }
  server {
    listen 127.0.0.1:${port};
    location / { proxy_pass ${upstream}; proxy_cache pages; proxy_cache_valid 200 10m; proxy_http_version 1.1;
      proxy_set_header Host $host; proxy_set_header Accept-Encoding gzip; proxy_ignore_headers Cache-Control Vary; }
    location /gemeas/ { root ${dir}; default_type "text/html; charset=utf-8"; add_header Content-Encoding gzip; }
    location ~ ^/(assets|icons)/|^/favicon.svg$ { root ${path.join(import.meta.dirname, "../../build/client")}; }
  }
}
`,
  )
  const child = spawn("nginx", ["-c", at("nginx.conf"), "-e", at("error.log")], { stdio: "ignore" })
  await eventually(() => acceptsConnections(port))
  const stop = async () => {
    const ended = new Promise((resolve) => child.once("exit", resolve))
    child.kill("SIGQUIT")
    await ended
    rmSync(dir, { recursive: true, force: true })
  }
  return { url: `http://127.0.0.1:${port}`, stop }
}

function acceptsConnections(port: number) {
  return new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.end(() => resolve(true)))
    socket.once("error", () => resolve(false))
  })
}
