/** Asks again until the answer is there; a test waits for a fact, never for a time. */
export async function eventually<T>(
  ask: () => T | undefined | false | null | Promise<T | undefined | false | null>,
  withinMs = 15_000,
): Promise<T> {
  const deadline = Date.now() + withinMs
  for (;;) {
    const answer = await ask()
    if (answer) return answer
    if (Date.now() > deadline) throw new Error(`not true within ${withinMs} ms`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
