/**
 * Calls `check` again until it returns a truthy value. Tests wait for a condition, never for a fixed time. The time limit is for a
 * busy machine; a test that promises a duration measures it itself.
 */
export async function eventually<T>(
  check: () => T | undefined | false | null | Promise<T | undefined | false | null>,
  withinMs = 60_000,
): Promise<T> {
  const deadline = Date.now() + withinMs
  for (;;) {
    const result = await check()
    if (result) return result
    if (Date.now() > deadline) throw new Error(`not true within ${withinMs} ms`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
