import style from "./framed-picture.examples.module.css"
import { FramedPicture } from "./framed-picture.tsx"
import { tile, wall } from "./tile-code.ts"

const scene = wall(`
  l0a l0a q1as l0a
  t2ab t3ab q2ac q3ac
  l0w c2was l0c x0cw
  f1at l0w c2cws l0c`)

/** Until there is a photograph, the drawn scene. */
export function Drawn() {
  return (
    <div className={style.box}>
      <FramedPicture picture={{ scene, caption: "Ilustração" }} />
    </div>
  )
}

/** A photograph, with the joints over it.. */
export function Photograph() {
  return (
    <div className={style.box}>
      <FramedPicture
        picture={{
          scene: tile("l0a"),
          photo: { src: "/icons/mark-192.png", alt: "Fachada de um hospital, imagem de exemplo" },
          caption: "Imagem de exemplo",
        }}
      />
    </div>
  )
}
