declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Window {
    __reactRouterManifest?: { routes: Record<string, { css?: string[] } | undefined> }
    __reactRouterRouteModules?: Record<string, unknown>
  }
}

/** The whole style files of the page's routes: until its script came it had only the rules it needed without one. */
export function fetchRouteStyles() {
  const routes = window.__reactRouterManifest?.routes ?? {}
  const hrefs = Object.keys(window.__reactRouterRouteModules ?? {}).flatMap((id) => routes[id]?.css ?? [])
  const isOwn = document.querySelector("style[data-own]") !== null
  return Promise.all(isOwn ? [...new Set(hrefs)].map(fetched) : [])
}

function fetched(href: string) {
  return new Promise((resolve) => {
    const link = document.createElement("link")
    link.rel = "stylesheet"
    link.href = href
    for (const end of ["load", "error"]) link.addEventListener(end, resolve)
    document.head.append(link)
  })
}
