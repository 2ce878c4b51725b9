import { existsSync } from "node:fs"
import path from "node:path"
import ts from "typescript"
import table from "../../app/routes.ts"
import { carrierPages } from "../../app/site/content/carriers/carrier-pages.ts"
import { flattenRoutes } from "../../testing/route-table.ts"
import { productOf, type Rule } from "./rule.ts"

const publicFolder = path.join(import.meta.dirname, "../../public")
const heads = [...flattenRoutes(table).map(({ pattern }) => pattern), ...carrierPages.keys()].flatMap(headOf)
const mayNameAddress = new RegExp(`/(${heads.join("|")}|[#?])`)
/** The keys of desk-access.ts are route patterns, typed as the first argument of href(). */
const mayName = new Set(["app/routes.ts", "app/routes/desk/desk-access.ts"])

export const addressRules: Rule[] = [
  {
    title: "internal addresses are written with href(): paths are written in app/routes.ts only",
    faultsIn: (repository) =>
      productOf(repository)
        .filter((file) => !mayName.has(file))
        .flatMap((file) =>
          literalsOf(file, repository.read(file))
            .filter(isOwnAddress)
            .map((text) => `${file}: write "${text}" with href()`),
        ),
    planted: {
      "app/desk/planted.tsx": "export const planted = (id: number) => <a href={`/painel/leads/${id}`} />",
    },
  },
]

/** The first segment of an address, or everything before a parameter when public/ has a folder of that name. */
function headOf(pattern: string) {
  const [fixed = ""] = pattern.replace(/^\//, "").split(/\/?[:*]/)
  const [first = ""] = fixed.split("/")
  return first === "" ? [] : [existsSync(path.join(publicFolder, first)) ? fixed : first]
}

function isOwnAddress(text: string) {
  return /^\/[#?]/.test(text) || heads.some((head) => `${text.split(/[?#]/)[0]}/`.startsWith(`/${head}/`))
}

/** Every string of a file except the first argument of href(). A template counts as its parts between the values. */
function literalsOf(file: string, code: string) {
  // Skips most files, because parsing all of them would take seconds.
  if (!mayNameAddress.test(code)) return []
  const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, kind)
  const found: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node))
      if (!isHrefPath(node)) found.push(node.text.trim())
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function isHrefPath({ parent, pos }: ts.Node) {
  return (
    ts.isCallExpression(parent) && parent.expression.getText() === "href" && parent.arguments[0]?.pos === pos
  )
}
