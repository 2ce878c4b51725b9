import { expect, test } from "vitest"
import { inlineScripts } from "./inline-scripts.ts"

/** Runs the text as a browser does, with only browser globals in scope. */
function run(text: string, page: object) {
  const names = ["addEventListener", "document", "localStorage", "self", "ResizeObserver"] as const
  // oxlint-disable-next-line typescript/no-implied-eval -- a browser runs it as text too
  new Function(...names, text)(...names.map((name) => (page as Record<string, unknown>)[name]))
}

test("the inline script is self-contained and starts once at the first interaction", () => {
  const deferred = ["script", "module"]
  const started: string[] = []
  const handlers = new Map<string, () => void>()
  run(
    inlineScripts([], () => ""),
    {
      addEventListener: (event: string, handler: () => void) => handlers.set(event, handler),
      document: {
        documentElement: { dataset: {} },
        body: { append: (...scripts: string[]) => started.push(...scripts) },
        getElementById: (id: string) =>
          id === "start"
            ? {
                content: {
                  get children() {
                    return deferred.splice(0)
                  },
                },
              }
            : null,
      },
      localStorage: {},
      self: {},
      ResizeObserver: Object,
    },
  )
  expect([...handlers.keys()]).toEqual([
    "pointerdown",
    "pointermove",
    "touchstart",
    "keydown",
    "focusin",
    "scroll",
    "click",
  ])
  handlers.get("scroll")?.()
  handlers.get("keydown")?.()
  expect(started).toEqual(["script", "module"])
})

test("loads a small separate file for a post and for the success page", () => {
  const filesOf = (id: string) => {
    const sources: string[] = []
    inlineScripts([id], (source) => `/${sources.push(source)}`)
    return sources
  }
  expect(filesOf("routes/blog/post")).toEqual(["app/blog/counting/view-beacon.client.ts"])
  expect(filesOf("routes/site/success")).toEqual(["app/site/success/countdown.client.ts"])
  expect(filesOf("routes/site/home")).toEqual([])
})
