type Modules = {
  getModuleInfo: (id: string) => { importers: readonly string[]; dynamicImporters: readonly string[] } | null
}

const page = /\/app\/(?:root|routes\/.+)\.tsx/
/** The root is part of every page. */
const readingPage = /\/app\/(?:root|routes\/blog\/)/
const publicPage = /\/app\/(?:root|routes\/(?!desk\/|machine\/))/

/** Names the file for what public pages share and the blog needs too. */
export function siteChunk(id: string, modules: Modules) {
  return isReached(id, modules, readingPage) ? "site" : null
}

/** The same for the rest of what public pages share, such as the form. What only the desk reaches stays out of both. */
export function offerChunk(id: string, modules: Modules) {
  return isReached(id, modules, publicPage) ? "offer" : null
}

/** Whether such a page imports the module, by itself or through others. */
function isReached(id: string, modules: Modules, wanted: RegExp) {
  const seen = new Set([id])
  for (const one of seen) {
    if (page.test(one)) continue
    const { importers = [], dynamicImporters = [] } = modules.getModuleInfo(one) ?? {}
    for (const importer of [...importers, ...dynamicImporters]) seen.add(importer)
  }
  return [...seen].some((one) => page.test(one) && wanted.test(one))
}
