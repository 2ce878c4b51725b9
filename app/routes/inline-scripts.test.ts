import { expect, test } from "vitest"
import { inlineScripts } from "./inline-scripts.ts"

/** Runs the text as a browser meets it: where nothing but the browser's names exist. */
function run(text: string, page: object) {
  const names = ["addEventListener", "document", "localStorage", "self", "ResizeObserver"] as const
  // oxlint-disable-next-line typescript/no-implied-eval -- this is how a browser meets it: as a text
  new Function(...names, text)(...names.map((name) => (page as Record<string, unknown>)[name]))
}

test("what is sent needs nothing outside itself, and starts at each sign of a visitor, once", () => {
  const held = ["script", "module"]
  const started: string[] = []
  const signs = new Map<string, () => void>()
  run(
    inlineScripts([], () => ""),
    {
      addEventListener: (sign: string, react: () => void) => signs.set(sign, react),
      document: {
        documentElement: { dataset: {} },
        body: { append: (...scripts: string[]) => started.push(...scripts) },
        getElementById: (id: string) =>
          id === "start"
            ? {
                content: {
                  get children() {
                    return held.splice(0)
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
  expect([...signs.keys()]).toEqual([
    "pointerdown",
    "pointermove",
    "touchstart",
    "keydown",
    "focusin",
    "scroll",
    "click",
  ])
  signs.get("scroll")?.()
  signs.get("keydown")?.()
  expect(started).toEqual(["script", "module"])
})

test("a post and the success page load a small file of their own", () => {
  const filesOf = (id: string) => {
    const sources: string[] = []
    inlineScripts([id], (source) => `/${sources.push(source)}`)
    return sources
  }
  expect(filesOf("routes/blog/post")).toEqual(["app/blog/counting/view-beacon.client.ts"])
  expect(filesOf("routes/site/success")).toEqual(["app/site/success/countdown.client.ts"])
  expect(filesOf("routes/site/home")).toEqual([])
})
