import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { chromium } from "@playwright/test"
import config from "../../playwright.config.ts"

/**
 * Compares the screenshots of two runs of `npm run shots`, pixel by pixel. Pages of the desk show the time. A second run of
 * the same code finds the areas that always change, and these are ignored.
 */
const [before = "", after = "", again = before] = process.argv.slice(2)
if (!before || !after) {
  console.error("usage: npm run shots:compare -- BEFORE AFTER [BEFORE-AGAIN]")
  process.exit(2)
}

/** `box`: left, top, right and bottom of what changed. */
type Compared =
  | { pixels: number; changed: number; ignored: number; box: readonly number[] }
  | "other size"
  | "unstable size"

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
  console.log(`${names.length} screenshots, ${names.length - faults} unchanged, ${faults} changed`)
  process.exitCode = faults > 0 ? 1 : 0
} finally {
  await browser.close()
}

async function compare(name: string) {
  const files = [before, after, again].map((folder) => path.join(folder, name))
  if (!files.every((file) => existsSync(file))) return { fault: "exists in one run only", note: "" }
  const [one, other, repeated] = files.map((file) => readFileSync(file).toString("base64"))
  if (one === other) return { fault: "", note: "" }
  const compared = await page.evaluate(countChanged, [one, other, repeated])
  if (compared === "other size") return { fault: "has a different size", note: "" }
  if (compared === "unstable size") return { fault: "", note: "not compared: its size changes in every run" }
  const { pixels, changed, ignored, box } = compared
  const note = `${ignored} of ${pixels} pixels change in every run`
  return {
    fault: changed > 0 ? `${changed} of ${pixels} pixels changed, within ${box.join(" ")}; ${note}` : "",
    note,
  }
}

/** Runs in the browser, which decodes the images. */
async function countChanged(images: readonly (string | undefined)[]): Promise<Compared> {
  const [one, other, repeated] = await Promise.all(
    images.map(async (base64) => {
      const image = new Image()
      image.src = `data:image/png;base64,${base64}`
      await image.decode()
      const context = new OffscreenCanvas(image.width, image.height).getContext("2d")
      context?.drawImage(image, 0, 0)
      const data = context?.getImageData(0, 0, image.width, image.height).data.buffer ?? new ArrayBuffer()
      return { width: image.width, height: image.height, pixels: new Uint32Array(data) }
    }),
  )
  if (!one || !other || !repeated) throw new Error("three images are needed")
  const { width, height, pixels } = one
  if (repeated.width !== width || repeated.height !== height) return "unstable size"
  if (other.width !== width || other.height !== height) return "other size"
  // Text that always changes may be wider or narrower the next time.
  const [across, along] = [60, 6]
  const isIgnored = new Uint8Array(pixels.length)
  pixels.forEach((pixel, at) => {
    if (pixel === repeated.pixels[at]) return
    const [x, y] = [at % width, Math.floor(at / width)]
    for (let row = Math.max(0, y - along); row <= Math.min(height - 1, y + along); row++)
      isIgnored.fill(1, row * width + Math.max(0, x - across), row * width + Math.min(width, x + across + 1))
  })
  let changed = 0
  let ignored = 0
  let box: [number, number, number, number] = [width, height, 0, 0]
  pixels.forEach((pixel, at) => {
    if (isIgnored[at]) ignored++
    else if (pixel !== other.pixels[at]) {
      changed++
      const [x, y] = [at % width, Math.floor(at / width)]
      box = [Math.min(box[0], x), Math.min(box[1], y), Math.max(box[2], x), Math.max(box[3], y)]
    }
  })
  return { pixels: pixels.length, changed, ignored, box }
}
