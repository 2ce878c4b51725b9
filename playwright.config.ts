import { existsSync } from "node:fs"
import { defineConfig } from "@playwright/test"

const chromiumPath = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium"
if (!existsSync(chromiumPath)) {
  process.stderr.write(
    `There is no Chromium at ${chromiumPath}. Install it (Debian: apt install chromium), or set CHROMIUM_PATH.\n`,
  )
  process.exit(1)
}

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: ".reports/browser",
  // Each worker starts a stack of its own: a database and three processes in addition to its browser.
  workers: 2,
  // Long enough for a busy machine, short enough to find a test that hangs.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // On a loaded machine a browser may not respond for seconds. A test that passes on retry is reported as flaky.
  retries: 1,
  reporter: [["list"], ["json", { outputFile: ".reports/playwright.json" }]],
  use: {
    locale: "pt-BR",
    timezoneId: "America/Sao_Paulo",
    viewport: { width: 390, height: 844 },
    ignoreHTTPSErrors: true,
    launchOptions: {
      executablePath: chromiumPath,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
})
