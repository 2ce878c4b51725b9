import { drawPortrait, type PortraitShape, portraitTiles, portraitWindow } from "../../team/draw-portrait.ts"
import type { Person } from "../../team/person.ts"
import { personInitials } from "../../team/person-initials.ts"
import { classNames } from "../../ui/class-names.ts"
import style from "./portrait.module.css"

type Props = {
  person: Pick<Person, "name" | "picture" | "isSample">
  sampleLabel: string
  /** The place in the list: initials beside each other get different colours. */
  place?: number
}

/**
 * A square photograph behind the joints of the tiles. Until there is one, the drawn portrait, which says that it is a
 * sample, or the initials.
 */
export function Portrait({ person: { name, picture, isSample }, sampleLabel, place = 0 }: Props) {
  const colours = initialsColours[place % initialsColours.length] ?? firstColours
  return (
    <div className={style.frame}>
      {picture.kind === "photograph" ? (
        <img src={picture.address} alt={name} width="640" height="640" loading="lazy" />
      ) : null}
      <svg className={style.tiles} viewBox={`0 0 ${portraitTiles} ${portraitTiles}`} aria-hidden="true">
        {picture.kind === "drawing" && <Shapes of={drawPortrait(picture)} />}
        {picture.kind === "initials" && <Shapes of={portraitWindow(colours)} />}
        <path className={style.grout} d={joints} />
        {picture.kind === "initials" && (
          <text className={classNames(style.initials, style[colours.letters])} x="2" y="2.8">
            {personInitials(name)}
          </text>
        )}
      </svg>
      {(isSample || picture.kind === "drawing") && <small>{sampleLabel}</small>}
    </div>
  )
}

function Shapes({ of }: { of: readonly PortraitShape[] }) {
  return of.map(({ tone, d }) => <path key={d} className={style[tone]} d={d} />)
}

const firstColours = { wall: "cobalto", window: "agua", letters: "petroleo" } as const

/** Three, because the people stand in rows of two or four. */
const initialsColours = [
  firstColours,
  { wall: "agua", window: "verde", letters: "papel" },
  { wall: "verde", window: "agua", letters: "petroleo" },
] as const

const joints = [1, 2, 3].map((at) => `M${at} 0V${portraitTiles}M0 ${at}H${portraitTiles}`).join("")
