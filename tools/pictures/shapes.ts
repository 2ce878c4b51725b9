/** A colour of the identity, by its name in app/ui/tokens.css. */
type Tone =
  | "papel"
  | "vidrado"
  | "agua"
  | "aguaClara"
  | "aguaFunda"
  | "aguaViva"
  | "verde"
  | "mata"
  | "cobalto"
  | "anil"
  | "petroleo"
  | "petroleoClaro"
  | "sol"
  | "barro"
  | "notch"

/** Shapes in painting order. */
export type Shape = { tone: Tone; d: string }

export function box(tone: Tone, x: number, y: number, width: number, height: number): Shape {
  return { tone, d: `M${x} ${y}h${width}v${height}h${-width}z` }
}

export function disc(tone: Tone, x: number, y: number, radius: number): Shape {
  return { tone, d: `M${x - radius} ${y}${arc(radius, 2 * radius, 0)}${arc(radius, -2 * radius, 0)}z` }
}

/** Meia: a half disc on its base line, or hanging from it. */
export function half(tone: Tone, x: number, y: number, radius: number, isHanging = false): Shape {
  return { tone, d: `M${x - radius} ${y}${arc(radius, 2 * radius, 0, isHanging ? 0 : 1)}z` }
}

/** A door, a window or a person's body: half a disc above a box, from its base line up. */
export function arch(tone: Tone, x: number, base: number, width: number, height: number): Shape {
  const radius = width / 2
  const side = height - radius
  return { tone, d: `M${x} ${base}v${-side}${arc(radius, width, 0)}v${side}z` }
}

/** A half ring over its base line, or hanging from it. */
export function halfRing(
  tone: Tone,
  x: number,
  y: number,
  radius: number,
  width: number,
  isHanging = false,
): Shape {
  const sweep = isHanging ? 0 : 1
  const inner = radius - width
  return {
    tone,
    d: `M${x - radius} ${y}${arc(radius, 2 * radius, 0, sweep)}h${-width}${arc(inner, -2 * inner, 0, 1 - sweep)}z`,
  }
}

/** Folha: a leaf between two points. `bend` 1 is the kit's own leaf; more is slimmer. */
export function leaf(
  tone: Tone,
  [x, y]: readonly [number, number],
  [toX, toY]: readonly [number, number],
  bend = 1,
): Shape {
  const [across, down] = [toX - x, toY - y]
  const radius = Math.round((Math.hypot(across, down) / Math.SQRT2) * bend)
  return { tone, d: `M${x} ${y}${arc(radius, across, down)}${arc(radius, -across, -down)}z` }
}

/** Telha: a triangle or any other area with straight sides. */
export function area(tone: Tone, ...points: readonly (readonly [number, number])[]): Shape {
  return { tone, d: `M${points.map((point) => point.join(" ")).join("L")}z` }
}

export function outline(tone: Tone, d: string): Shape {
  return { tone, d }
}

/** A palm tree: a leaning stem of rings and six leaves. */
export function palm(x: number, base: number, height: number, lean = 0): Shape[] {
  const [topX, topY] = [x + lean, base - height]
  const size = height * 0.42
  const leaves = [
    [-1, -0.28],
    [1, -0.28],
    [-0.98, 0.34],
    [0.98, 0.34],
    [-0.5, -0.72],
    [0.5, -0.72],
  ] as const
  const stem = height * 0.035
  return [
    area(
      "petroleo",
      [x - stem * 1.4, base],
      [topX - stem, topY],
      [topX + stem, topY],
      [x + stem * 1.4, base],
    ),
    ...leaves.map(([across, down], index) =>
      leaf(
        index % 2 ? "verde" : "mata",
        [topX, topY],
        [Math.round(topX + across * size), Math.round(topY + down * size)],
        1.25,
      ),
    ),
    disc("petroleo", topX, topY, Math.round(stem * 1.9)),
  ]
}

/** A row of the same shape, one step apart. */
export function row(
  count: number,
  step: number,
  shapesAt: (offset: number, index: number) => Shape | Shape[],
) {
  return Array.from({ length: count }, (_, index) => shapesAt(index * step, index)).flat()
}

function arc(radius: number, x: number, y: number, sweep = 1) {
  return `a${radius} ${radius} 0 0 ${sweep} ${x} ${y}`
}
