import { mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import { drawnPictures } from "./pictures/drawn-pictures.ts"

/** `npm run pictures`: writes the pictures of articles and authors into public/imagens. They are committed. */
const folder = path.join(import.meta.dirname, "../public/imagens")
for (const [name, svg] of drawnPictures()) {
  const file = path.join(folder, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, svg)
  console.log(`${path.relative(process.cwd(), file)} ${svg.length} bytes`)
}
