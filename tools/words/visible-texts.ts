import { readFileSync } from "node:fs"
import path from "node:path"
import ts from "typescript"
import { trackedFiles } from "../planted/scratch-copy.ts"

/** A piece of Portuguese in the product's code, with the norms that `law` names for it. */
export type VisibleText = { file: string; line: number; text: string; ids: readonly string[] }

const root = path.join(import.meta.dirname, "../..")

/** Everything a person can read in pages, mails, messages and the desk, without the articles. */
export function visibleTexts(): VisibleText[] {
  return trackedFiles(root)
    .filter((file) => /^(app\/.*|server|worker)\.tsx?$/.test(file) && !otherFiles.test(file))
    .flatMap((file) => textsIn(file, readFileSync(path.join(root, file), "utf8")))
}

const otherFiles =
  /\.(test|examples)\.tsx?$|\/sample-|\/earlier-policies\/|^app\/norms\/|^app\/blog\/articles\/.*\//

export function textsIn(file: string, code: string): VisibleText[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: VisibleText[] = []
  const visit = (node: ts.Node, ids: readonly string[]) => {
    if (ts.isImportDeclaration(node) || ts.isLiteralTypeNode(node)) return
    const text = textOf(node)
    if (text !== null && isPortuguese(text)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      found.push({ file, line: line + 1, text, ids })
    }
    ts.forEachChild(node, (child) => visit(child, idsOf(node) ?? ids))
  }
  visit(source, [])
  return found
}

function textOf(node: ts.Node) {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text
  if (ts.isJsxText(node)) return node.text.replaceAll(/\s+/g, " ").trim()
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join("")
  return null
}

function idsOf(node: ts.Node) {
  if (!ts.isCallExpression(node) || node.expression.getText() !== "law") return null
  return node.arguments.slice(1).flatMap((id) => (ts.isStringLiteral(id) ? [id.text] : []))
}

const commonWords =
  /(^|[\s“(])(a|o|as|os|e|de|da|do|das|dos|em|na|no|nas|nos|para|por|com|sem|não|que|se|um|uma|seu|sua|você|até|ao)([\s,.:;!?”)]|$)/i

/** Two words with a common one between them, or an accent; names of classes, columns and paths have neither. */
function isPortuguese(text: string) {
  return /\p{L}{2}/u.test(text) && !/^(select|insert|update|delete|with|create) /i.test(text)
    ? /[áàâãéêíóôõúç]/i.test(text) || (text.trim().includes(" ") && commonWords.test(text))
    : false
}
