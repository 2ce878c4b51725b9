import { defineConfig } from "@playwright/test"

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: ".reports/browser",
  // Each worker has a house of its own: a database and three processes beside its browser.
  workers: 2,
  timeout: 45_000,
  forbidOnly: true,
  // A loaded machine may starve a browser for seconds; a second pass is reported as flaky, never in silence.
  retries: 1,
  reporter: [["list"], ["json", { outputFile: ".reports/playwright.json" }]],
  use: {
    locale: "pt-BR",
    timezoneId: "America/Sao_Paulo",
    viewport: { width: 390, height: 844 },
    ignoreHTTPSErrors: true,
    launchOptions: {
      executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
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
