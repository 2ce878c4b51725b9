import { defineConfig } from "@playwright/test"

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: ".reports/browser",
  // A browser, a database and three processes share two cores.
  workers: 1,
  timeout: 45_000,
  forbidOnly: true,
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
