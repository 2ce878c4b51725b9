import { execFileSync } from "node:child_process"
import { chmodSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, inject, test } from "vitest"
import { createDb } from "../../app/platform/db/db.server.ts"
import { formatSecrets } from "../../app/platform/keys/secrets.ts"
import { freePort } from "../../db/free-port.ts"
import { ensureDatabase } from "../../db/migrate.ts"
import { eventually } from "../../testing/eventually.ts"
import { runScript } from "../../testing/servers/npm-script.ts"
import { roleSecrets, silentLog } from "../../testing/servers/test-database.ts"
import { goodFields, postForm } from "../../testing/visitors/posted-form.ts"

function processesNaming(text: string) {
  return execFileSync("ps", ["-eo", "args"], { encoding: "utf8", timeout: 10_000 })
    .split("\n")
    .filter((line) => line.includes(text))
}

test("[N1.02] npm run dev without settings starts site, seed, worker and mailbox; a second start prints its address and changes nothing; Ctrl-C stops every process", {
  timeout: 180_000,
}, async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), "webplan-dev-"))
  chmodSync(dataDir, 0o755)
  const port = await freePort()
  const dev = runScript("dev", { PORT: String(port), DATA_DIR: dataDir })
  await eventually(() => dev.output().includes("Ctrl-C stops everything"), 120_000)
  const site = `http://localhost:${port}`
  for (const script of ["dev", "start", "edge"]) {
    const second = runScript(script, { PORT: String(await freePort()), DATA_DIR: dataDir })
    expect(await second.exit).toBe(1)
    expect(second.output()).toMatch(
      new RegExp(
        `^npm run dev is running in this checkout already, at ${site} \\(process \\d+\\)\\. End it first\\.\n$`,
      ),
    )
  }
  expect(dev.output()).toContain(site)
  expect(await (await fetch(site)).text()).toContain("Agora é a sua vez.")
  expect((await postForm(site, goodFields)).status).toBe(303)
  const mailbox = /Mail\s+(http:\S+)/.exec(dev.output())?.[1] ?? ""
  await eventually(async () => (await (await fetch(mailbox)).text()).includes("Nova cotação"))
  expect(processesNaming(dataDir).length).toBeGreaterThan(0)
  await dev.ctrlC()
  await eventually(() => processesNaming(dataDir).length === 0)
  await expect(fetch(site)).rejects.toThrow("fetch failed")
  await expect(fetch(mailbox)).rejects.toThrow("fetch failed")
  rmSync(dataDir, { recursive: true, force: true })
})

test("npm start uses PORT and DATABASE_URL, migrates an empty database and stores a lead", async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), "webplan-start-"))
  const databaseUrl = await ensureDatabase(inject("postgresUrl"), "npm_start")
  const port = await freePort()
  // The roles belong to a server that other tests use too, so their passwords must not change.
  const start = runScript("start", {
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    DATABASE_ROLE_SECRETS: formatSecrets(roleSecrets),
    ALLOW_PLACEHOLDERS: "1",
  })
  await eventually(() => start.output().includes("Ctrl-C stops everything"))
  expect((await fetch(`http://localhost:${port}/pronto`)).status).toBe(200)
  expect((await postForm(`http://localhost:${port}`, goodFields)).status).toBe(303)
  const owner = createDb({ url: databaseUrl, name: "test", log: silentLog })
  expect(await owner.selectFrom("leads").select("email").execute()).toEqual([{ email: goodFields.email }])
  await owner.destroy()
  await start.ctrlC()
  await expect(fetch(`http://localhost:${port}`)).rejects.toThrow("fetch failed")
  rmSync(dataDir, { recursive: true, force: true })
})
