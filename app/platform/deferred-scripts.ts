/**
 * The framework's start script and its preloads would compete with the first paint for the network. The
 * page works without them, so they wait: for the first touch, key or pointer, or until the page has loaded
 * and the browser is idle. Only the order of loading changes; every file and its text stay the same.
 */
const preload = /<link rel="modulepreload"[^>]*>/g
const startScript = /<script type="module" async="">([\s\S]*?)<\/script>/
const statement = /import (?:\* as (\w+) from )?"([^"]+)";?/g

const whenWanted = `let o=0,g=()=>{o||(o=1,s())};for(let e of["pointerdown","keydown","touchstart","focusin"])addEventListener(e,g,{once:!0,passive:!0});let i=()=>(self.requestIdleCallback||setTimeout)(g);document.readyState=="complete"?i():addEventListener("load",i)`

const deferStart = (code: string) => {
  const imports = [...code.matchAll(statement)]
  const rest = code.replaceAll(statement, "").trim()
  const names = imports.map(([, name], index) => name ?? `_${index}`).join(",")
  const files = imports.map(([, , file]) => `import("${file}")`).join(",")
  return `{let s=async()=>{let[${names}]=await Promise.all([${files}]);${rest}};${whenWanted}}`
}

export const deferScripts = (html: string) =>
  html
    .replaceAll(preload, "")
    .replace(startScript, (_, code: string) => `<script type="module" async="">${deferStart(code)}</script>`)
