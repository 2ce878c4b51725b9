import path from "node:path"
import { defaultCompany } from "../../app/site/content/company.ts"
import type { Rule } from "./rule.ts"

const pictures = ["docs/pictures/site.webp", "docs/pictures/desk.webp"]
const mostFilesOfLead = 12

/** The documents at the front of the repository: what they link and name is there. */
export const documentRules: Rule[] = [
  {
    title: "a link or picture of a document leads to a file or folder that exists",
    faultsIn: ({ files, read }) =>
      files
        .filter((file) => file.endsWith(".md") && !file.startsWith("docs/spec/"))
        .flatMap((document) =>
          linksOf(read(document))
            .map((target) => path.posix.join(path.posix.dirname(document), target))
            .filter((target) => !files.some((file) => file === target || file.startsWith(`${target}/`)))
            .map((target) => `${document} links ${target}`),
        ),
    planted: { "docs/planted.md": "[gone](gone.md)" },
  },
  {
    title: "every document in docs is linked from docs/README.md",
    faultsIn: ({ files, read }) => {
      const linked = new Set(linksOf(read("docs/README.md")))
      return files
        .filter((file) => /^docs\/(?!pictures\/|README\.md$)/.test(file))
        .filter((file) => !linked.has(path.posix.relative("docs", file)))
    },
    planted: { "docs/decisions/999-planted.md": "" },
  },
  {
    title: "README.md shows a picture of the site and one of the desk",
    faultsIn: ({ files, read }) =>
      pictures.filter((picture) => !files.includes(picture) || !read("README.md").includes(`](${picture})`)),
    planted: { "README.md": "![The site](docs/pictures/site.webp)" },
  },
  {
    title: `docs/architecture.md follows one lead through at most ${mostFilesOfLead} files`,
    faultsIn: ({ read }) => {
      const { length } = filesOfLead(read("docs/architecture.md"))
      return length > 0 && length <= mostFilesOfLead ? [] : [`${length} files`]
    },
    planted: { "docs/architecture.md": leadTable(mostFilesOfLead + 1, "worker.ts") },
  },
  {
    title: "each file by which docs/architecture.md follows one lead exists",
    faultsIn: ({ files, read }) =>
      filesOfLead(read("docs/architecture.md")).filter((file) => !files.includes(file)),
    planted: { "docs/architecture.md": leadTable(1, "app/leads/gone.ts") },
  },
  {
    title: "SECURITY.md names the address that /.well-known/security.txt publishes",
    faultsIn: ({ read }) =>
      read("SECURITY.md").includes(defaultCompany.privacyEmail) ? [] : [defaultCompany.privacyEmail],
    planted: { "SECURITY.md": "# Security" },
  },
]

/** Targets inside the repository, without the part after #. */
function linksOf(markdown: string) {
  return [...markdown.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = ""]) => target.replace(/#.*/, ""))
    .filter((target) => target !== "" && !/^[a-z]+:/.test(target))
    .map((target) => target.replace(/\/$/, ""))
}

/** The second column of the table under the heading "Follow one lead". */
function filesOfLead(markdown: string) {
  const section = markdown.split(/^#+ Follow one lead$/m)[1]?.split(/^#/m)[0] ?? ""
  return [...section.matchAll(/^\| *\d+ *\| *`([^`]+)` *\|/gm)].map(([, file = ""]) => file)
}

function leadTable(rows: number, file: string) {
  const lines = Array.from({ length: rows }, (_, at) => `| ${at + 1} | \`${file}\` | planted |`)
  return `## Follow one lead\n\n${lines.join("\n")}\n`
}
