import { drawPortrait, portraitTiles } from "../../team/draw-portrait.ts"
import type { Person } from "../../team/person.ts"
import style from "./portrait.module.css"

type Props = { person: Pick<Person, "name" | "picture" | "isSample">; sampleLabel: string }

/** A square photograph behind the joints of the tiles. Until there is one, the drawn portrait, which says that it is a sample. */
export function Portrait({ person: { name, picture, isSample }, sampleLabel }: Props) {
  return (
    <div className={style.frame}>
      {picture.kind === "photograph" ? (
        <img src={picture.address} alt={name} width="640" height="640" loading="lazy" />
      ) : null}
      <svg className={style.tiles} viewBox={`0 0 ${portraitTiles} ${portraitTiles}`} aria-hidden="true">
        {picture.kind === "drawing" &&
          drawPortrait(picture).map(({ tone, d }) => <path key={d} className={style[tone]} d={d} />)}
        <path className={style.grout} d={joints} />
      </svg>
      {(isSample || picture.kind === "drawing") && <small>{sampleLabel}</small>}
    </div>
  )
}

const joints = [1, 2, 3].map((at) => `M${at} 0V${portraitTiles}M0 ${at}H${portraitTiles}`).join("")
