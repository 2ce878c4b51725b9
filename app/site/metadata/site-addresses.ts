import { href } from "react-router"
import { bondParameter, bonds } from "../../plans/catalogue/bonds.ts"
import { carrierPageLinks } from "../content/carriers/carrier-links.ts"
import { metadata } from "../content/metadata.ts"
import { outageAddresses } from "../content/outage-pages.ts"
import { policyVersionList } from "../content/policy-versions.ts"

/** Every address of the site's own pages that a cache may hold, with that of its data for the script; the blog has its own list. */
export function siteAddresses(): string[] {
  const pages = new Set([
    ...Object.values(metadata).flatMap(({ path }) => (path ? [path] : [])),
    ...carrierPageLinks.map((link) => link.href),
    ...policyVersionList.slice(1).map(({ on }) => href("/politicas-privacidade/:version", { version: on })),
  ])
  return [
    ...outageAddresses,
    ...[...pages].flatMap(withData),
    href("/.well-known/security.txt"),
    ...[href("/"), ...carrierPageLinks.map((link) => link.href)].flatMap(withBonds),
  ]
}

function withData(path: string) {
  return [path, path === href("/") ? "/_root.data" : `${path}.data`]
}

/** The page with its form filled in: a copy of its own for each answer to the question about the bond. */
function withBonds(path: string) {
  return bonds.map(({ slug }) => `${path}?${bondParameter}=${slug}`)
}
