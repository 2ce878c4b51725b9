import type { RouteConfigEntry } from "@react-router/dev/routes"

export type TableRoute = { pattern: string; file: string; layouts: readonly string[] }

/** Every address of a table of routes, with the layouts that stand around it. */
export function flattenRoutes(
  entries: readonly RouteConfigEntry[],
  parent: { pattern: string; layouts: readonly string[] } = { pattern: "", layouts: [] },
): TableRoute[] {
  return entries.flatMap((entry) => {
    const pattern = [parent.pattern, entry.path].filter(Boolean).join("/").replaceAll(/\/+/g, "/")
    const isAddress = entry.path !== undefined || entry.index === true
    return [
      ...(isAddress && !entry.children
        ? [{ pattern: `/${pattern.replaceAll(/^\/+|\/+$/g, "")}`, file: entry.file, layouts: parent.layouts }]
        : []),
      ...flattenRoutes(entry.children ?? [], {
        pattern,
        layouts: isAddress ? parent.layouts : [...parent.layouts, entry.file],
      }),
    ]
  })
}

const guard = "routes/desk/desk-layout.tsx"
/** Rooms of the edge whose pages everybody may see. */
const publicRooms = /^routes\/(site|blog|privacy|machine)\//
/** The way in cannot stand behind the guard. */
const gates = new Set(
  ["sign-in", "sign-in-code", "second-factor", "invitation"].map((name) => `routes/desk/sign-in/${name}.tsx`),
)

export const isGuarded = (route: TableRoute) => route.layouts.includes(guard)

/** Routes that nobody decided about, as sentences. */
export function routeFaults(routes: readonly TableRoute[], access: Readonly<Record<string, unknown>>) {
  const guarded = routes.filter(isGuarded)
  return [
    ...routes
      .filter((route) => !isGuarded(route) && !publicRooms.test(route.file) && !gates.has(route.file))
      .map(({ pattern, file }) => `${pattern} (${file}) stands outside the guard`),
    ...guarded
      .filter(({ pattern }) => !(pattern in access))
      .map(({ pattern }) => `${pattern} has no line in desk-access.ts`),
    ...Object.keys(access)
      .filter((pattern) => !guarded.some((route) => route.pattern === pattern))
      .map((pattern) => `${pattern} stands in desk-access.ts and is no guarded address`),
  ]
}
