import { expect, inject, test } from "vitest"
import { mailHostileLeads, mailNaively } from "../../testing/oracles/hostile-mail.ts"
import { createTestDatabase } from "../../testing/servers/test-database.ts"

test("S5: 1,000 hostile forms add no header, recipient or message to either mail", async () => {
  const database = await createTestDatabase(inject("postgresUrl"))
  try {
    const outcome = await mailHostileLeads(database, { count: 1000, seed: 5, withinMs: 90_000 })
    expect(outcome.faults).toEqual([])
    expect(outcome.mails).toBe(outcome.expected)
    // Most forms must pass the checks, otherwise the test says little about mail.
    expect(outcome.stored).toBeGreaterThan(700)
    expect(outcome.stored + outcome.refused).toBe(1000)
  } finally {
    await database.drop()
  }
})

test("S5, control: the same check detects a program that concatenates headers", async () => {
  expect(await mailNaively({ count: 200, seed: 5 })).toBeGreaterThan(20)
})
