import type { ReactNode } from "react"
import { classNames } from "../class-names.ts"
import type { Read, ReadTile } from "./tile-code.ts"
import { type TileTone, tileTones } from "./tile-shapes.ts"
import style from "./wall.module.css"
import { planWall, type WallPlan } from "./wall-plan.ts"

type Drawing<Rows extends string> = { rows: Read<Rows>; plan?: never } | { plan: WallPlan; rows?: never }

type Props<Rows extends string> = Drawing<Rows> & {
  className?: string | undefined
  hasGrout?: boolean
  /** The SVG attribute preserveAspectRatio: "xMaxYMid slice". */
  fit?: string
  /** Only for a wall that shows something the text does not say. */
  label?: string
  children?: ReactNode
}

/** A wall of tiles, drawn from its notation (see `planWall`) or from a plan. */
export function Wall<const Rows extends string>({
  rows,
  plan: given,
  className,
  hasGrout = true,
  fit,
  label,
  children,
}: Props<Rows>) {
  const plan = given ?? planOf(rows)
  return (
    <svg
      className={classNames(style.wall, className)}
      viewBox={`0 0 ${plan.width} ${plan.height}`}
      preserveAspectRatio={fit}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <Tiles plan={plan} />
      {children}
      {plan.lit && <path className={style.lit} d={plan.lit} />}
      {plan.dim && <path className={style.dim} d={plan.dim} />}
      {hasGrout && plan.grout && <path className={style.grout} d={plan.grout} />}
    </svg>
  )
}

function Areas({ of }: { of: readonly { tone: TileTone; d: string }[] }) {
  return of.map(({ tone, d }) => <path key={tone + d} className={style[tileTones[tone]]} d={d} />)
}

/** Turning tiles are below the others, whose grounds hide the corners that leave their cells. */
function Tiles({ plan }: { plan: WallPlan }) {
  return (
    <>
      {plan.turning.map((layer) => (
        <g key={layer[0]?.d} className={style.turn}>
          <Areas of={layer} />
        </g>
      ))}
      {plan.layers.map((layer, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- layers never change places
        <Areas key={index} of={layer} />
      ))}
    </>
  )
}

// Cached, because the site has few walls and uses them on every page.
const plans = new Map<string, WallPlan>()

function planOf(rows: string) {
  const plan = plans.get(rows) ?? planWall(rows)
  plans.set(rows, plan)
  return plan
}

type TileProps<Code extends string> = {
  of: ReadTile<Code>
  className?: string | undefined
  fit?: string
}

/** One tile on its own. */
export function Tile<const Code extends string>({ of, ...rest }: TileProps<Code>) {
  return <Wall plan={planOf(of)} hasGrout={false} {...rest} />
}
