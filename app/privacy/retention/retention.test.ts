import { expect, test } from "vitest"
import { retentionDefaults } from "./retention-defaults.ts"

const daysIn = { dia: 1, dias: 1, mês: 30.4375, meses: 30.4375, ano: 365.25, anos: 365.25 } as const

test("the published period is never shorter than the stored days", () => {
  for (const { days, period } of Object.values(retentionDefaults)) {
    const [, count = "", unit = ""] = /^(\d+) (\S+)$/.exec(period) ?? []
    // This period has no number to compare.
    if (!count) expect(period).toBe("enquanto durar o atendimento")
    else {
      const promised = Number(count) * daysIn[unit as keyof typeof daysIn]
      expect(days, period).toBeLessThanOrEqual(promised)
      expect(days, period).toBeGreaterThan(promised - 4)
    }
  }
})
