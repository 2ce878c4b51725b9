type Modules = {
  getModuleInfo: (id: string) => { importers: readonly string[]; dynamicImporters: readonly string[] } | null
}

// The section with the quote form is a part of pages, not a page.
const page = /\/app\/(?:root|routes\/(?!site\/page-quote).+)\.tsx/
/** The root is part of every page. */
const readingPage = /\/app\/(?:root|routes\/blog\/)/
const publicPage = /\/app\/(?:root|routes\/(?!desk\/|machine\/))/

/** Names the chunk of code that public pages and the blog share. */
export function siteChunk(id: string, modules: Modules) {
  return isReached(id, modules, readingPage) ? "site" : null
}

/** Names the chunk of other code that public pages share, such as the form. Code for the desk only is in neither. */
export function offerChunk(id: string, modules: Modules) {
  return isReached(id, modules, publicPage) ? "offer" : null
}

/** Whether a page that matches imports the module, directly or through others. */
function isReached(id: string, modules: Modules, pages: RegExp) {
  const seen = new Set([id])
  for (const one of seen) {
    if (page.test(one)) continue
    const { importers = [], dynamicImporters = [] } = modules.getModuleInfo(one) ?? {}
    for (const importer of [...importers, ...dynamicImporters]) seen.add(importer)
  }
  return [...seen].some((one) => page.test(one) && pages.test(one))
}
