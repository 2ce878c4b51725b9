import { defineConfig } from "vitest/config"

const needsDatabase = {
  globalSetup: "testing/global-setup.ts",
  testTimeout: 120_000,
  hookTimeout: 180_000,
}

export default defineConfig({
  test: {
    maxWorkers: 3,
    reporters: [
      ["default", { summary: false }],
      ["json", { outputFile: ".reports/vitest.json" }],
    ],
    projects: [
      {
        test: {
          name: "pure",
          include: [
            "app/**/*.test.{ts,tsx}",
            "db/**/*.test.ts",
            "tools/**/*.test.ts",
            "testing/**/*.test.ts",
            "tests/{rules,words,deploy,containers,monitoring,operations,security-table}.test.ts",
            "tests/monitoring/*.test.ts",
          ],
          exclude: ["**/*.int.test.ts"],
          // Long enough for a busy machine, short enough to find a test that hangs.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "db",
          include: ["{app,db,tests}/**/*.int.test.ts"],
          // They wait for the database most of the time. Projects with another number run in another group.
          maxWorkers: 5,
          sequence: { groupOrder: 1 },
          ...needsDatabase,
        },
      },
      { test: { name: "http", include: ["tests/http/**/*.test.ts"], ...needsDatabase } },
      {
        test: {
          name: "planted",
          include: ["tests/planted.test.ts"],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
})
