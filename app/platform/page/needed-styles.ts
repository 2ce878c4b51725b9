type Selector = { text: string; needs: readonly string[] }

/** A rule with selectors, a group such as @media with its rules, or something else that begins with @. */
type Rule = { prelude: string; body: string; inner?: readonly Rule[]; selectors?: readonly Selector[] }

const keyframes = /^@(?:-\w+-)?keyframes\s+/

/**
 * The rules that can apply to a page with these classes and elements, in their order: everything the first screen
 * needs and nothing it does not. A movement is kept when a kept rule names it.
 */
export function neededStyles(rules: readonly Rule[], names: ReadonlySet<string>) {
  const text = textOf(rules, names)
  const moves = rules.filter(({ prelude }) => {
    const name = keyframes.test(prelude) && prelude.replace(keyframes, "")
    return name && new RegExp(`\\b${name}\\b`).test(text)
  })
  return text + moves.map(({ prelude, body }) => `${prelude}{${body}}`).join("")
}

/** Where the block opened at `from` ends, strings left aside. */
function endOfBlock(css: string, from: number) {
  let depth = 0
  for (let at = from; at < css.length; at++) {
    const sign = css[at]
    if (sign === '"' || sign === "'") {
      while (css[++at] !== sign && at < css.length) if (css[at] === "\\") at++
    } else if (sign === "{") depth++
    else if (sign === "}" && --depth === 0) return at
  }
  throw new Error("a stylesheet ends inside a rule")
}

const group = /^@(?:media|supports|container|layer)\b/

/** Elements that the browser adds by itself. */
const implied = ["html", "head", "body", "tbody"]

function withoutBrackets(text: string) {
  let plain = text
  for (let before = ""; before !== plain; ) {
    before = plain
    plain = plain.replaceAll(/\([^()]*\)|\[[^[\]]*\]/g, "")
  }
  return plain
}

/** The selectors of a list; a comma in brackets parts nothing. */
function selectorsOf(prelude: string) {
  const selectors: string[] = []
  let [depth, from] = [0, 0]
  for (let at = 0; at < prelude.length; at++) {
    const sign = prelude[at]
    if (sign === "(" || sign === "[") depth++
    else if (sign === ")" || sign === "]") depth--
    else if (sign === "," && depth === 0) {
      selectors.push(prelude.slice(from, at))
      from = at + 1
    }
  }
  return [...selectors, prelude.slice(from)]
}

/** The classes (`.a`) and elements a selector asks for; what stands in brackets, as in :is() and :not(), asks for nothing. */
function readSelector(text: string): Selector {
  return {
    text,
    needs: [
      ...withoutBrackets(text)
        .replaceAll(/::?[\w-]+/g, "")
        .matchAll(/\.-?[A-Za-z_][\w-]*|(?<![\w.#-])[a-z][a-z0-9]*/g),
    ].map(([name]) => name),
  }
}

export function readRules(css: string): Rule[] {
  const rules: Rule[] = []
  let from = 0
  while (from < css.length) {
    const open = css.indexOf("{", from)
    if (open < 0) break
    const end = endOfBlock(css, open)
    const prelude = css.slice(from, open).trim()
    const body = css.slice(open + 1, end)
    if (group.test(prelude)) rules.push({ prelude, body, inner: readRules(body) })
    else if (prelude.startsWith("@")) rules.push({ prelude, body })
    else rules.push({ prelude, body, selectors: selectorsOf(prelude).map(readSelector) })
    from = end + 1
  }
  return rules
}

function textOf(rules: readonly Rule[], names: ReadonlySet<string>): string {
  return rules
    .map(({ prelude, body, inner, selectors }) => {
      if (inner) {
        const text = textOf(inner, names)
        return text && `${prelude}{${text}}`
      }
      if (!selectors) return keyframes.test(prelude) ? "" : `${prelude}{${body}}`
      const needed = selectors.filter(({ needs }) => needs.every((name) => names.has(name)))
      return needed.length > 0 ? `${needed.map(({ text }) => text).join(",")}{${body}}` : ""
    })
    .join("")
}

function found(html: string, pattern: RegExp) {
  return new Set([...html.matchAll(pattern)].map(([, text = ""]) => text))
}

/** The classes, each with a dot, and the elements of a page. */
export function namesIn(html: string): ReadonlySet<string> {
  return new Set([
    ...implied,
    ...found(html, /<([a-z][a-z0-9]*)/g),
    ...[...found(html, / class="([^"]+)"/g)].flatMap((names) => names.split(" ").map((name) => `.${name}`)),
  ])
}
