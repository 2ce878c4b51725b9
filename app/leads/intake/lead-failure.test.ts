import { expect, test } from "vitest"
import { sendFailureText } from "./lead-answer.ts"
import { markLeadServiceErrors, sendFailureOf } from "./lead-failure.ts"

function thrownBy(work: Promise<unknown>) {
  return work.then(
    () => expect.unreachable(),
    (error: unknown) => error,
  )
}

async function broken(fault: Error): Promise<never> {
  throw fault
}

const failing = (fault: Error) => markLeadServiceErrors(broken(fault))
const unreachable = Object.assign(new Error("connect"), { code: "ECONNREFUSED" })

test("[S8.03] an exception in the lead service gives 'Erro interno do servidor'", async () => {
  const error = await thrownBy(failing(new TypeError("x is not a function")))
  expect(sendFailureText(sendFailureOf(error))).toBe("Erro ao enviar: Erro interno do servidor")
  expect(sendFailureText(sendFailureOf(error), "1a2b3c4d")).toBe(
    "Erro ao enviar: Erro interno do servidor (código 1a2b3c4d)",
  )
})

test("[S8.04] an exception outside the service gives 'Erro interno do sistema'", () => {
  expect(sendFailureText(sendFailureOf(new TypeError("x is not a function")))).toBe(
    "Erro ao enviar: Erro interno do sistema",
  )
  expect(sendFailureOf("thrown text")).toBe("system")
})

test("an unreachable database gives 'unavailable', inside the service and outside it", async () => {
  expect(sendFailureOf(unreachable)).toBe("unavailable")
  expect(sendFailureOf(await thrownBy(failing(unreachable)))).toBe("unavailable")
})

test("returns the result of the service, and keeps its error as the cause", async () => {
  await expect(markLeadServiceErrors(Promise.resolve(7))).resolves.toBe(7)
  expect(await thrownBy(failing(unreachable))).toMatchObject({ cause: unreachable })
})
