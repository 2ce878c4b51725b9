/**
 * The tile shapes on a unit square with a grid of quarters, before any turn. They use only absolute M, L, A and Z, so that
 * `trace` can turn, move and scale every point.
 */
export const tileShapes = {
  /** Quarto: quarter disc. */
  q: { figure: "M0 0L1 0A1 1 0 0 1 0 1Z", seed: "" },
  /** Meia: half disc. */
  m: { figure: "M0 1A.5 .5 0 0 1 1 1Z", seed: "" },
  /** Arco: quarter ring. */
  a: { figure: "M.75 0A.75 .75 0 0 1 0 .75L0 .25A.25 .25 0 0 0 .25 0Z", seed: "" },
  /** Cruz: cross. */
  x: {
    figure: "M.25 0L.75 0L.75 .25L1 .25L1 .75L.75 .75L.75 1L.25 1L.25 .75L0 .75L0 .25L.25 .25Z",
    seed: "",
  },
  /** Folha: leaf; its seed is the lower half. */
  f: { figure: "M0 0A1 1 0 0 1 1 1A1 1 0 0 1 0 0Z", seed: "M0 0A1 1 0 0 0 1 1Z" },
  /** Colo: a cup holding a disc. Two turns make it Abrigo, an arch over a disc. */
  c: {
    figure: "M0 0L0 .5A.5 .5 0 0 0 1 .5L1 0L.75 0L.75 .5A.25 .25 0 0 1 .25 .5L.25 0Z",
    seed: "M.25 .5A.25 .25 0 0 1 .75 .5A.25 .25 0 0 1 .25 .5Z",
  },
  /** Telha: diagonal. */
  t: { figure: "M0 0L1 0L0 1Z", seed: "" },
  /** Liso: plain. */
  l: { figure: "", seed: "" },
  /** Quatro: four discs. */
  o: {
    figure:
      "M0 .25A.25 .25 0 0 1 .5 .25A.25 .25 0 0 1 0 .25ZM.5 .25A.25 .25 0 0 1 1 .25A.25 .25 0 0 1 .5 .25ZM0 .75A.25 .25 0 0 1 .5 .75A.25 .25 0 0 1 0 .75ZM.5 .75A.25 .25 0 0 1 1 .75A.25 .25 0 0 1 .5 .75Z",
    seed: "",
  },
  /** Disco: a ring. */
  d: {
    figure:
      "M.5 .0625A.4375 .4375 0 0 1 .5 .9375A.4375 .4375 0 0 1 .5 .0625ZM.5 .3125A.1875 .1875 0 0 0 .5 .6875A.1875 .1875 0 0 0 .5 .3125Z",
    seed: "",
  },
  /** Clock: a disc of four quarters, used clockwise from the top. The figure is the time left, the seed the time used. */
  p4: { figure: "M.5 0A.5 .5 0 0 1 .5 1A.5 .5 0 0 1 .5 0Z", seed: "" },
  p3: {
    figure: "M.5 .5L1 .5A.5 .5 0 0 1 0 .5A.5 .5 0 0 1 .5 0Z",
    seed: "M.5 .5L.5 0A.5 .5 0 0 1 1 .5Z",
  },
  p2: { figure: "M.5 1A.5 .5 0 0 1 .5 0Z", seed: "M.5 0A.5 .5 0 0 1 .5 1Z" },
  p1: {
    figure: "M.5 .5L0 .5A.5 .5 0 0 1 .5 0Z",
    seed: "M.5 .5L.5 0A.5 .5 0 0 1 .5 1A.5 .5 0 0 1 0 .5Z",
  },
  /** Chamada: the exclamation mark, when no time is left. */
  p0: {
    figure:
      "M.375 .125L.625 .125L.625 .375A.25 .25 0 0 1 .5625 .59L.4375 .59A.25 .25 0 0 1 .375 .375ZM.375 .78A.125 .125 0 0 1 .625 .78A.125 .125 0 0 1 .375 .78Z",
    seed: "",
  },
} as const

export type TileShape = keyof typeof tileShapes

/** The colours of ground, figure and seed, one letter each; z paints nothing. */
export const tileTones = {
  w: "papel",
  v: "vidrado",
  a: "agua",
  e: "aguaFunda",
  t: "verde",
  m: "mata",
  c: "cobalto",
  n: "anil",
  p: "petroleo",
  r: "petroleoClaro",
  s: "sol",
  y: "solClaro",
  b: "barro",
  d: "barroClaro",
  h: "telha",
  i: "cinza",
  k: "chat",
  z: "none",
} as const

export type TileTone = keyof typeof tileTones

type Place = { x: number; y: number; scale: number; turn: number }

const short = (value: number) => String(Number(value.toFixed(3))).replace(/^(-?)0\./, "$1.")

function turned(x: number, y: number, turn: number): [number, number] {
  return turn === 0 ? [x, y] : turned(1 - y, x, turn - 1)
}

type Step = { command: string; radius: number; sweep: number; to: [number, number] }

function stepsOf(outline: string, turn: number): Step[] {
  return [...outline.matchAll(/([MLA])([^MLAZ]+)/g)].map(([, command = "", written = ""]) => {
    const numbers = written.split(" ").map(Number)
    const [radius = 0, , , , sweep = 0] = numbers
    return { command, radius, sweep, to: turned(numbers.at(-2) ?? 0, numbers.at(-1) ?? 0, turn) }
  })
}

function pair(x: number, y: number) {
  const second = short(y)
  return short(x) + (second.startsWith("-") ? second : ` ${second}`)
}

function line(x: number, y: number) {
  if (y === 0) return `h${short(x)}`
  return x === 0 ? `v${short(y)}` : `l${pair(x, y)}`
}

type Drawn = { start: [number, number]; rest: string }

/** The first point of the outline and the path after it. */
function draw(outline: string, scale: number, turn: number): Drawn {
  const [first, ...steps] = stepsOf(outline, turn)
  let [opened, at]: [[number, number], [number, number]] = [first?.to ?? [0, 0], first?.to ?? [0, 0]]
  let rest = ""
  for (const { command, radius, sweep, to } of steps) {
    const from = command === "M" ? opened : at
    const [x, y] = [(to[0] - from[0]) * scale, (to[1] - from[1]) * scale]
    const r = short(radius * scale)
    if (command === "M") rest += `zm${pair(x, y)}`
    else rest += command === "L" ? line(x, y) : `a${r} ${r} 0 0 ${sweep} ${pair(x, y)}`
    if (command === "M") opened = to
    at = to
  }
  return { start: first?.to ?? [0, 0], rest: `${rest}z` }
}

const drawn = new Map<string, Drawn>()

/**
 * A shape's outline at its position on the wall. All commands after the first point are relative, so the same tile has the
 * same text at every position, and the page compresses well.
 */
export function trace(outline: string, { x, y, scale, turn }: Place) {
  if (!outline) return ""
  const key = `${outline}${scale}/${turn}`
  const path = drawn.get(key) ?? draw(outline, scale, turn)
  drawn.set(key, path)
  return `M${pair(x + path.start[0] * scale, y + path.start[1] * scale)}${path.rest}`
}
