import { globSync } from "node:fs"
import path from "node:path"

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
const names = /\.([A-Za-z_][\w-]*)|@keyframes\s+([A-Za-z_][\w-]*)/g

/** Two letters for the file, then the number of the name in it: the same for the browser's build and the server's. */
export function createShortClassNames(root: string) {
  const files = globSync("app/**/*.module.css", { cwd: root }).toSorted()
  const prefixOf = (file: string) => {
    const index = files.indexOf(path.relative(root, file))
    if (index < 0 || index >= letters.length ** 2) throw new Error(`${file} has no short name`)
    return `${letters[Math.floor(index / letters.length)]}${letters[index % letters.length]}`
  }
  return (name: string, file: string, css: string) => {
    const all = [...new Set([...css.matchAll(names)].map(([, ofClass, ofMove]) => ofClass ?? ofMove))]
    const index = all.indexOf(name)
    if (index < 0) throw new Error(`${name} is not in ${file}`)
    return `${prefixOf(file.replace(/\?.*/, ""))}${index.toString(36)}`
  }
}
