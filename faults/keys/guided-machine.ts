import { execFile } from "node:child_process"
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { promisify } from "node:util"
import { ownSettings, type ProcessName } from "../../app/env.server.ts"
import { formatSecrets } from "../../app/platform/keys/secrets.ts"
import { secretSettings } from "../../testing/test-secrets.ts"
import type { EdgeStack } from "../stack/fault-stack.ts"
import type { Part } from "../stack/supervised-process.ts"

const run = promisify(execFile)
const root = path.join(import.meta.dirname, "../..")

type Options = { crmSecrets: string; waitSeconds: number }

/**
 * A machine as the guide describes it: settings in five files, and its commands. `systemctl` restarts the processes of the
 * stack, and reloading nginx is the real one of the stack with the file that was written.
 */
export async function openGuidedMachine(stack: EdgeStack, { crmSecrets, waitSeconds }: Options) {
  const dir = mkdtempSync(path.join(tmpdir(), "webplan-machine-"))
  const at = (name: string) => path.join(dir, name)
  mkdirSync(at("settings"))
  mkdirSync(at("bin"))
  const { PUBLIC_URL, EDGE_REFRESH_URLS, EDGE_REFRESH_SECRETS, NODE_EXTRA_CA_CERTS } = stack.edge.env
  const all = {
    ...secretSettings,
    PUBLIC_URL,
    EDGE_REFRESH_URLS,
    EDGE_REFRESH_SECRETS,
    NODE_EXTRA_CA_CERTS,
    CRM_WEBHOOK_SECRETS: crmSecrets,
    DATABASE_URL_WEB: stack.urls.web,
    DATABASE_URL_STAFF: stack.urls.staff,
    DATABASE_URL_AUTH: stack.urls.auth,
    DATABASE_URL_WORKER: stack.urls.worker,
  }
  const files = {
    site: ownSettings("site", all),
    desk: ownSettings("desk", all),
    worker: ownSettings("worker", all),
    admin: {
      DATABASE_URL: stack.databaseUrl,
      DATABASE_ROLE_SECRETS: formatSecrets(stack.roleSecrets),
    },
    edge: stack.edge.values,
  }
  for (const [name, values] of Object.entries(files))
    writeFileSync(
      at(`settings/${name}.env`),
      Object.entries(values)
        .map(([variable, value]) => `${variable}='${value}'\n`)
        .join(""),
    )

  const control = createServer((request, response) => {
    void obey(decodeURIComponent(request.url ?? "").slice(1)).then((status) =>
      response.writeHead(status).end(),
    )
  })
  const reloads: number[] = []
  const processes: Record<string, Part | undefined> = {
    worker: stack.worker,
    ...Object.fromEntries(stack.sites.map((part, n) => [`site@${n + 1}`, part])),
    ...Object.fromEntries(stack.desks.map((part, n) => [`desk@${n + 1}`, part])),
  }
  const obey = async (order: string) => {
    if (order === "reload nginx") {
      reloads.push(Date.now())
      stack.edge.reload(readFileSync(at("site.conf"), "utf8"))
      return 200
    }
    const [, unit = ""] = /^restart webplan-(.*)\.service$/.exec(order) ?? []
    const process = processes[unit]
    await process?.restart()
    return process ? 200 : 404
  }
  await new Promise<void>((resolve) => control.listen(0, "127.0.0.1", resolve))
  const { port } = control.address() as AddressInfo
  const programs = {
    systemctl: `const order = process.argv.slice(2).join(" ")
fetch("http://127.0.0.1:${port}/" + encodeURIComponent(order)).then(({ ok }) => process.exit(ok ? 0 : 1))`,
    curl: `if (process.argv.at(-1).includes(":9460")) process.exit(0)
fetch(process.argv.at(-1)).then(({ ok }) => process.exit(ok ? 0 : 22), () => process.exit(7))`,
    nginx: "",
  }
  for (const [name, script] of Object.entries(programs)) {
    writeFileSync(at(`bin/${name}`), `#!${process.execPath}\n${script}\n`)
    chmodSync(at(`bin/${name}`), 0o755)
  }

  return {
    /** When nginx was reloaded. */
    reloads,
    /** The variables of a process, as it reads them at its start. */
    settings: (name: ProcessName) => variablesOf(readFileSync(at(`settings/${name}.env`), "utf8")),
    /** Runs a command of the guide. */
    follow: async (command: string) => {
      const variables = [
        `PATH="${at("bin")}:${path.dirname(process.execPath)}:$PATH"`,
        `SETTINGS_DIR=${at("settings")}`,
        `NGINX_SITE=${at("site.conf")}`,
        `WEBPLAN_WAIT=${waitSeconds}`,
      ]
      await run("bash", ["-c", `export ${variables.join(" ")}; ${command}`], { cwd: root, timeout: 120_000 })
    },
    /** As if everything noted in the files had happened `hours` earlier. */
    pass: (hours: number) => {
      for (const name of [...Object.keys(files).map((file) => `${file}.env`), "restarts.log"]) {
        const text = readFileSync(at(`settings/${name}`), "utf8")
        const earlier = text.replaceAll(/\d{4}-\d\d-\d\dT\S+Z/g, (moment) =>
          new Date(Date.parse(moment) - hours * 3_600_000).toISOString(),
        )
        writeFileSync(at(`settings/${name}`), earlier)
      }
    },
    /** For the control: writes a setting without any step between. */
    replace: (variable: string, value: string) => {
      for (const name of Object.keys(files)) {
        const text = readFileSync(at(`settings/${name}.env`), "utf8")
        writeFileSync(
          at(`settings/${name}.env`),
          text.replace(new RegExp(`^${variable}=.*$`, "m"), `${variable}=${value}`),
        )
      }
    },
    close: () => {
      control.closeAllConnections()
      control.close()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

export type GuidedMachine = Awaited<ReturnType<typeof openGuidedMachine>>

function variablesOf(text: string) {
  return Object.fromEntries(
    [...text.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = "", value = ""]) => [
      name,
      value.replaceAll(/^'|'$/g, ""),
    ]),
  )
}
