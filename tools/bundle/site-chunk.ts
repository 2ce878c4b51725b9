type Modules = {
  getModuleInfo: (id: string) => { importers: readonly string[]; dynamicImporters: readonly string[] } | null
}

const page = /\/app\/(?:root|routes\/.+)\.tsx/
const deskPage = /\/app\/routes\/(?:desk|machine)\//

/** Names one file for the modules that public pages share. What only the desk's pages reach stays out of it. */
export function createSiteChunk() {
  const known = new Map<string, boolean>()
  const isPublic = (id: string, modules: Modules): boolean => {
    const before = known.get(id)
    if (before !== undefined) return before
    if (page.test(id)) return !deskPage.test(id)
    known.set(id, false)
    const { importers = [], dynamicImporters = [] } = modules.getModuleInfo(id) ?? {}
    const answer = [...importers, ...dynamicImporters].some((importer) => isPublic(importer, modules))
    known.set(id, answer)
    return answer
  }
  return (id: string, modules: Modules) => (isPublic(id, modules) ? "site" : null)
}
