import { classNames } from "../class-names.ts"
import style from "./framed-picture.module.css"
import type { Picture } from "./picture.ts"
import { Wall } from "./wall.tsx"

/** Only the joints of four by four tiles. */
const joints = `
  - - - -
  - - - -
  - - - -
  - - - -`

/** A photograph in a window with a round top, with the joints of the tiles over it. */
export function FramedPicture({ picture, className }: { picture: Picture; className?: string | undefined }) {
  const { scene, photo, caption } = picture
  return (
    <figure className={classNames(style.figure, className)}>
      <div className={style.window}>
        {photo ? (
          <>
            <img src={photo.src} alt={photo.alt} loading="lazy" decoding="async" />
            <Wall rows={joints} />
          </>
        ) : (
          <Wall rows={scene} />
        )}
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
