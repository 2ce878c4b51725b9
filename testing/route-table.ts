import type { RouteConfigEntry } from "@react-router/dev/routes"

export type TableRoute = { pattern: string; file: string; layouts: readonly string[] }

/** Every address of the route table with its file and its layouts. */
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

/** Layouts with the access check. */
const guardedLayouts = new Set(["routes/desk/desk-layout.tsx", "routes/desk/sign-in/step-layout.tsx"])
/** Folders of routes that need no sign-in. */
const publicFolders = /^routes\/(site|blog|privacy|machine)\//
/** The sign-in pages cannot require a sign-in. */
const signInRoutes = new Set(
  ["sign-in.tsx", "sign-in-code.tsx", "passkey-options.ts", "second-factor.tsx", "invitation.tsx"].map(
    (name) => `routes/desk/sign-in/${name}`,
  ),
)

export function isGuarded({ layouts }: TableRoute) {
  return layouts.some((layout) => guardedLayouts.has(layout))
}

/** Routes without an access rule, and rules without a route, as messages. */
export function routeFaults(routes: readonly TableRoute[], access: Readonly<Record<string, unknown>>) {
  const guarded = routes.filter(isGuarded)
  return [
    ...routes
      .filter(
        (route) => !isGuarded(route) && !publicFolders.test(route.file) && !signInRoutes.has(route.file),
      )
      .map(({ pattern, file }) => `${pattern} (${file}) is not inside the desk layout`),
    ...guarded
      .filter(({ pattern }) => !(pattern in access))
      .map(({ pattern }) => `${pattern} has no line in desk-access.ts`),
    ...Object.keys(access)
      .filter((pattern) => !guarded.some((route) => route.pattern === pattern))
      .map((pattern) => `${pattern} is in desk-access.ts but is not an address of the desk layout`),
  ]
}
