import { startOnInteraction } from "./start-on-interaction.ts"

/**
 * The framework's start script and its preloads would compete with the first paint for the network. The page works
 * without them, so they wait until they are wanted. Only the order of loading changes; every file and its text stay
 * the same. `reasons` are expressions: when one is true, the script is wanted without a touch.
 */
const preload = /<link rel="modulepreload"[^>]*>/g
const startScript = /<script type="module" async="">([\s\S]*?)<\/script>/
const statement = /import (?:\* as (\w+) from )?"([^"]+)";?/g

export function deferScripts(html: string, reasons: readonly string[] = []) {
  return html.replaceAll(preload, "").replace(
    startScript,
    // Run as it is read: what it shows belongs to the first paint.
    (_, code: string) => `<script>${deferStart(code, reasons)}</script>`,
  )
}

/** As a text without its indentation. */
export const textOf = (step: (...given: never[]) => unknown) => step.toString().replaceAll(/\n\s*/g, "\n")

function deferStart(code: string, reasons: readonly string[]) {
  const imports = [...code.matchAll(statement)]
  const rest = code.replaceAll(statement, "").trim()
  const names = imports.map(([, name], index) => name ?? `_${index}`).join(",")
  const files = imports.map(([, , file]) => `import("${file}")`).join(",")
  const start = `async()=>{if(self.o)return;self.o=1;let[${names}]=await Promise.all([${files}]);${rest}}`
  return `(${textOf(startOnInteraction)})(${start},[${reasons.join(",")}])`
}
