import { href } from "react-router"
import { carrierPageLinks } from "../../site/content/carriers/carrier-links.ts"

/** The pages of the site that a preview can show: those that show settings. */
export const previewPages: readonly { path: string; label: string }[] = [
  { path: href("/"), label: "Início" },
  { path: href("/sobre"), label: "Escritório" },
  { path: href("/equipe"), label: "Equipe" },
  { path: href("/politicas-privacidade"), label: "Política de Privacidade" },
  { path: href("/acessibilidade"), label: "Acessibilidade" },
  ...carrierPageLinks.map(({ label, href: path }) => ({ path, label: `Operadora: ${label}` })),
]

/** The page with this path, or the other one. */
export function previewPathOf(typed: string | null, otherwise: string) {
  return previewPages.find(({ path }) => path === typed)?.path ?? otherwise
}
