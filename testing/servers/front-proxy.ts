import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { freePort } from "../../db/free-port.ts"
import type { startNginx } from "./nginx.ts"
import { startNginxProcess } from "./nginx-process.ts"

type Edge = Pick<Awaited<ReturnType<typeof startNginx>>, "port" | "values">

/** A proxy in front of the edge, as content delivery networks are: it appends the visitor's address to X-Forwarded-For. */
export async function startFrontProxy({ port, values }: Edge) {
  const dir = mkdtempSync(path.join(tmpdir(), "webplan-front-"))
  const at = (name: string) => path.join(dir, name)
  const own = await freePort()
  writeFileSync(
    at("nginx.conf"),
    `daemon off;
${process.getuid?.() === 0 ? "user root;" : ""}
pid ${at("pid")};
events { worker_connections 4096; }
http {
  access_log off;
  client_body_temp_path ${at("body")};
  proxy_temp_path ${at("proxy")};
  fastcgi_temp_path ${at("f")};
  uwsgi_temp_path ${at("u")};
  scgi_temp_path ${at("s")};
  upstream edge { server 127.0.0.1:${port}; keepalive 64; }
  server {
    listen 127.0.0.1:${own};
    location / {
      proxy_pass https://edge;
      proxy_http_version 1.1;
      proxy_ssl_server_name on;
      proxy_ssl_name localhost;
      proxy_ssl_verify on;
      proxy_ssl_trusted_certificate ${values.CERTIFICATE};
      proxy_set_header Connection "";
      proxy_set_header Host ${values.PUBLIC_HOST};
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    }
  }
}
`,
  )
  const running = await startNginxProcess({
    config: at("nginx.conf"),
    errorLog: at("error.log"),
    port: own,
    env: {},
  })
  const stop = async () => {
    await running.stop()
    rmSync(dir, { recursive: true, force: true })
  }
  return { port: own, stop }
}
