import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { compress } from "../../app/platform/http/compression.server.ts"
import type { Answer } from "../../app/platform/http/http-pipeline.server.ts"
import { createLog } from "../../app/platform/process/log.server.ts"
import { systemClock } from "../../app/platform/time/clock.ts"
import { personalKeys } from "../../app/privacy/personal-keys.ts"
import { snapshotOf } from "../../app/settings/store/settings-snapshot.ts"
import { outageAddresses } from "../../app/site/content/outage-pages.ts"
import { unavailableText } from "../../app/site/content/refusal-texts.ts"
import { nginxFiles } from "./nginx-files.ts"

const build = path.join(import.meta.dirname, "../../build")
const folder = path.join(build, "edge")

/**
 * Writes build/edge, which nginx uses by itself: the assets, their compressed copies, pages for an outage, and parts of its
 * configuration.
 */
export async function prepareEdgeFiles() {
  rmSync(folder, { recursive: true, force: true })
  copyAssets()
  mkdirSync(path.join(folder, "nginx"))
  for (const [name, text] of Object.entries(nginxFiles()))
    writeFileSync(path.join(folder, "nginx", name), text)
  mkdirSync(path.join(folder, "edge"))
  const { answer } = await openSite()
  const log = createLog({ level: "warn", process: "build", pretty: false, personalKeys })
  for (const address of outageAddresses) {
    const request = new Request(`http://edge.invalid${address}`)
    const response = await answer({ request, log, requestId: "build", clientNetwork: "" })
    if (!response.ok) throw new Error(`${address} answered ${response.status}`)
    writeFileSync(path.join(folder, address), await response.text())
  }
  writeFileSync(path.join(folder, "edge/indisponivel.txt"), unavailableText)
}

function copyAssets() {
  cpSync(path.join(build, "client/assets"), path.join(folder, "assets"), { recursive: true })
  for (const name of globSync("assets/**/*.{css,js}", { cwd: folder })) {
    const file = path.join(folder, name)
    const body = readFileSync(file)
    // The highest quality, because each file is compressed only once.
    writeFileSync(`${file}.br`, compress(body, "br", 11))
    writeFileSync(`${file}.gz`, compress(body, "gzip", 9))
  }
}

/**
 * nginx shows these pages when it has no copy of the site's own. They name no phone: what the office wrote is not known here.
 */
async function openSite() {
  const { createPages } = (await import(/* @vite-ignore */ path.join(build, "server/index.js"))) as {
    createPages: (app: object) => { answer: Answer }
  }
  const settings = {
    current: () => ({ ...snapshotOf([]), company: null, fictional: [] }),
    atLeast: async () => {},
  }
  // They use nothing else of the context.
  return createPages({
    process: "site",
    isDevelopment: false,
    settings,
    optionalTags: [],
    clock: systemClock,
  })
}
