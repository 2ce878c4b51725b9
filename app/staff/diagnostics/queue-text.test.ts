import { expect, test } from "vitest"
import { ageText, queueLabel, queueState, queueSummary, sizeText, vitalText } from "./queue-text.ts"

const quiet = { waiting: 0, failed: 0, active: 0, dead: 0, oldestWaitingSeconds: 0 }

test("describes the state of a queue", () => {
  expect(queueState(quiet)).toEqual({ text: "em dia", isGood: true })
  expect(queueState({ ...quiet, waiting: 3, oldestWaitingSeconds: 6 }).text).toBe("em dia")
  expect(queueState({ ...quiet, waiting: 14, oldestWaitingSeconds: 660 }).text).toBe("parada")
  expect(queueState({ ...quiet, waiting: 14, active: 4, oldestWaitingSeconds: 660 }).text).toBe("atrasada")
  expect(queueState({ ...quiet, failed: 1, oldestWaitingSeconds: 660 }).text).toBe("tentando de novo")
})

test("summarises all queues", () => {
  expect(queueSummary([quiet])).toBe("Todas as filas em dia.")
  expect(queueSummary([{ ...quiet, waiting: 1, oldestWaitingSeconds: 999, dead: 2 }, quiet])).toBe(
    "Uma fila precisa de atenção, 2 mensagens falharam.",
  )
  expect(queueSummary([{ ...quiet, dead: 1 }])).toBe("Uma mensagem falhou.")
  expect(queueLabel("lead-notify-office")).toBe("Aviso ao escritório")
  expect(queueLabel("nova-fila")).toBe("nova-fila")
})

test("formats ages, sizes and measurements", () => {
  expect([2, 660, 7200, 86_400 * 3].map(ageText)).toEqual(["2 s", "11 min", "2 h", "3 dias"])
  expect([0, 999, 412_000_000, 5_300_000_000].map(sizeText)).toEqual([
    "0 bytes",
    "999 bytes",
    "412 MB",
    "5 GB",
  ])
  expect(vitalText({ name: "LCP", atMost: 1200 })).toBe("até 1,2 s")
  expect(vitalText({ name: "INP", atMost: 200 })).toBe("até 200 ms")
  expect(vitalText({ name: "CLS", atMost: 0.025 })).toBe("até 0,025")
  expect(vitalText({ name: "CLS", atMost: null })).toBe("acima da maior faixa")
})
