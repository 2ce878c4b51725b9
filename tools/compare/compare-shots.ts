import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { chromium } from "@playwright/test"
import config from "../../playwright.config.ts"

/**
 * Compares the pictures of two runs of `npm run shots`, dot by dot. Pages of the desk show the time; a second run of the
 * same code tells which places change by themselves, and these are left out.
 */
const [before = "", after = "", again = before] = process.argv.slice(2)
if (!before || !after) {
  console.error("usage: npm run shots:compare -- BEFORE AFTER [BEFORE-AGAIN]")
  process.exit(2)
}

/** `box`: left, top, right and bottom of what changed. */
type Compared =
  | { dots: number; changed: number; leftOut: number; box: readonly number[] }
  | "another size"
  | "no steady size"

const namesIn = (folder: string) => readdirSync(folder).filter((name) => name.endsWith(".png"))
const names = [...new Set([...namesIn(before), ...namesIn(after)])].toSorted()

const browser = await chromium.launch(config.use?.launchOptions)
const page = await browser.newPage()
try {
  let faults = 0
  for (const name of names) {
    const { fault, note } = await compare(name)
    if (fault) faults++
    if (fault || note) console.log(`${name}: ${fault || note}`)
  }
  console.log(`${names.length} pictures, ${names.length - faults} unchanged, ${faults} changed`)
  process.exitCode = faults > 0 ? 1 : 0
} finally {
  await browser.close()
}

async function compare(name: string) {
  const files = [before, after, again].map((folder) => path.join(folder, name))
  if (!files.every((file) => existsSync(file))) return { fault: "is in one run only", note: "" }
  const [one, other, repeated] = files.map((file) => readFileSync(file).toString("base64"))
  if (one === other) return { fault: "", note: "" }
  const compared = await page.evaluate(countChanged, [one, other, repeated])
  if (compared === "another size") return { fault: "has another size", note: "" }
  if (compared === "no steady size") return { fault: "", note: "not compared: its size changes by itself" }
  const { dots, changed, leftOut, box } = compared
  const note = `${leftOut} of ${dots} dots change by themselves`
  return {
    fault: changed > 0 ? `${changed} of ${dots} dots changed, within ${box.join(" ")}; ${note}` : "",
    note,
  }
}

/** Runs in the browser, which decodes pictures. */
async function countChanged(pictures: readonly (string | undefined)[]): Promise<Compared> {
  const [one, other, repeated] = await Promise.all(
    pictures.map(async (base64) => {
      const image = new Image()
      image.src = `data:image/png;base64,${base64}`
      await image.decode()
      const context = new OffscreenCanvas(image.width, image.height).getContext("2d")
      context?.drawImage(image, 0, 0)
      const data = context?.getImageData(0, 0, image.width, image.height).data.buffer ?? new ArrayBuffer()
      return { width: image.width, height: image.height, dots: new Uint32Array(data) }
    }),
  )
  if (!one || !other || !repeated) throw new Error("three pictures are compared")
  const { width, height, dots } = one
  if (repeated.width !== width || repeated.height !== height) return "no steady size"
  if (other.width !== width || other.height !== height) return "another size"
  // A figure that changes by itself may be wider or narrower next time.
  const [across, along] = [60, 6]
  const isLeftOut = new Uint8Array(dots.length)
  dots.forEach((dot, at) => {
    if (dot === repeated.dots[at]) return
    const [x, y] = [at % width, Math.floor(at / width)]
    for (let row = Math.max(0, y - along); row <= Math.min(height - 1, y + along); row++)
      isLeftOut.fill(1, row * width + Math.max(0, x - across), row * width + Math.min(width, x + across + 1))
  })
  let changed = 0
  let leftOut = 0
  let box: [number, number, number, number] = [width, height, 0, 0]
  dots.forEach((dot, at) => {
    if (isLeftOut[at]) leftOut++
    else if (dot !== other.dots[at]) {
      changed++
      const [x, y] = [at % width, Math.floor(at / width)]
      box = [Math.min(box[0], x), Math.min(box[1], y), Math.max(box[2], x), Math.max(box[3], y)]
    }
  })
  return { dots: dots.length, changed, leftOut, box }
}
