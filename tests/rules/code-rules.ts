import { codeOf, filesWith, productOf, type Repository, type Rule } from "./rule.ts"

const mayReadEnvironment = /^(app\/env\.server\.ts|tools\/|testing\/|tests\/|playwright\.config\.ts)/
const domainOrUi = /^app\/(site|plans|leads|desk|blog|privacy|staff|ui|locale)\//

/** Rules about the contents of a file. */
export const codeRules: Rule[] = [
  {
    title: "only env.server.ts, tools and tests read process.env",
    faultsIn: (repository) =>
      filesWith(repository, codeOf(repository), /process\.env|import\.meta\.env/).filter(
        (file) => !mayReadEnvironment.test(file),
      ),
    planted: { "app/leads/planted.ts": 'export const planted = process.env["HOME"]' },
  },
  forbidden(
    "no barrel files: nothing is re-exported from another file",
    /export \* from|export \{[^}]*\} from/,
    'export { one } from "./one.ts"',
  ),
  forbidden(
    "no window.alert, confirm or prompt",
    /window\.(alert|confirm|prompt)\(|(?<![\w.])alert\(/,
    'window.confirm("?")',
  ),
  forbidden("no inline style", /\sstyle=\{/, "export const planted = <p style={{ margin: 0 }} />"),
  forbidden(
    "only a post's sanitized body (§2, D22) and a page's own scripts and styles are raw HTML",
    /dangerouslySetInnerHTML/,
    "export const planted = <p dangerouslySetInnerHTML={{ __html }} />",
    "app/blog/reading/post-html.tsx",
    "app/platform/page/light-page.tsx",
  ),
  forbidden(
    "only public APIs of React and React Router: no UNSAFE_ or unstable_ names and no private globals",
    /\b(UNSAFE|unstable|experimental)_\w|__(reactRouter|react|REACT)\w|\$R[CTX]\b/,
    'import { UNSAFE_FrameworkContext } from "react-router"',
  ),
  forbidden(
    "no eval, no Function constructor and no child process in the product",
    /(?<![\w.])eval\(|new Function\(|node:child_process/,
    'import { exec } from "node:child_process"',
  ),
  forbidden(
    "no response allows another origin to read it",
    /access-control-allow/i,
    'export const planted = { "access-control-allow-origin": "*" }',
  ),
  forbidden("no console in the product", /console\.(log|warn|error|info)/, 'console.log("planted")'),
  forbidden(
    "only text-area.tsx renders a <textarea>: it keeps text typed before hydration",
    /<textarea/,
    "export const planted = <textarea />",
    "app/ui/controls/text-area.tsx",
  ),
  {
    title: "no enum",
    faultsIn: (repository) => filesWith(repository, codeOf(repository), /^\s*(export )?(const )?enum /m),
    planted: { "db/planted.ts": "export enum Planted { One }" },
  },
  forbidden(
    "no classes except errors",
    /^\s*(export )?class (?!\w+ extends Error)/m,
    "export class Planted {}",
  ),
  {
    title: "no ts-ignore and no ts-nocheck",
    faultsIn: (repository) =>
      except(filesWith(repository, codeOf(repository), /@ts-(ignore|nocheck)/), "tests/rules/code-rules.ts"),
    planted: { "db/planted.ts": "// @ts-ignore" },
  },
  {
    title: "raw colours appear in tokens.css only",
    faultsIn: (repository) =>
      filesWith(
        repository,
        repository.files.filter((file) => file.endsWith(".css") && !file.endsWith("tokens.css")),
        /#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(/i,
      ),
    planted: { "app/ui/layout/planted.module.css": ".planted { color: #123456 }" },
  },
  {
    title: "a domain file that does I/O ends in .server.ts or .client.ts",
    faultsIn: (repository) =>
      filesWith(
        repository,
        pureFiles(repository),
        /from "(node:|pg|kysely|pg-boss|nodemailer|pino)|(?<![\w.])fetch\(/,
      ),
    planted: { "app/leads/planted.ts": 'export const planted = () => fetch("/")' },
  },
  {
    title: "a test waits for a child process with a time limit",
    faultsIn: (repository) =>
      codeOf(repository)
        .filter((file) => /^(tests|testing)\//.test(file) && file !== "tests/rules/code-rules.ts")
        .flatMap((file) =>
          waitedCalls(repository.read(file))
            .filter((call) => !call.includes("timeout"))
            .map((call) => `${file}: ${call.slice(0, 60)}`),
        ),
    planted: { "tests/planted.ts": 'execFileSync("sleep", ["9"], { encoding: "utf8" })' },
  },
]

/** Each call that waits for a child process to end, with its arguments. */
function waitedCalls(code: string) {
  return [...code.matchAll(/\b(spawnSync|execFileSync|execSync|execFile)\(/g)].map(({ index }) => {
    let depth = 0
    let end = code.indexOf("(", index)
    do {
      if (code[end] === "(") depth += 1
      if (code[end] === ")") depth -= 1
      end += 1
    } while (depth > 0 && end < code.length)
    return code.slice(index, end)
  })
}

/** Product files of a domain or of ui whose names mark them as free of I/O. */
function pureFiles(repository: Repository) {
  return productOf(repository).filter(
    (file) => domainOrUi.test(file) && !/\.(server|client)\.tsx?$/.test(file),
  )
}

function except(files: string[], ...allowed: string[]) {
  return files.filter((file) => !allowed.includes(file))
}

/** A pattern that no product file may contain. */
function forbidden(title: string, pattern: RegExp, planted: string, ...allowed: string[]): Rule {
  return {
    title,
    faultsIn: (repository) => except(filesWith(repository, productOf(repository), pattern), ...allowed),
    planted: { "app/leads/planted.tsx": planted },
  }
}
