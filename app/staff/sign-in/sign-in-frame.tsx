import type { ReactNode } from "react"
import { ButtonLink } from "../../ui/controls/button.tsx"
import { SkipLink } from "../../ui/layout/skip-link.tsx"
import { WorkGround } from "../../ui/layout/work-ground.tsx"
import { ArrowIcon } from "../../ui/tiles/icon.tsx"
import { Mark } from "../../ui/tiles/mark.tsx"
import { Wall } from "../../ui/tiles/wall.tsx"
import style from "./sign-in-frame.module.css"
import { signInText } from "./sign-in-text.ts"
import { signInWall } from "./sign-in-wall.ts"

/** The door to the desk: a wall, the mark and one step. */
export function SignInFrame({ children }: { children: ReactNode }) {
  return (
    <WorkGround>
      <SkipLink href="#conteudo">Pular para o conteúdo</SkipLink>
      <main id="conteudo" className={style.gate}>
        <div className={style.wall} data-ground="petroleo">
          <Wall rows={signInWall} fit="xMidYMax slice" />
        </div>
        <div className={style.in}>
          <div className={style.brand}>
            <Mark />
            <span className={style.name}>
              WebPlan<small>{signInText.place}</small>
            </span>
          </div>
          {children}
        </div>
      </main>
    </WorkGround>
  )
}

type MessageProps = { title: string; text: string; wayOut?: { label: string; href: string } }

/** Nothing to fill in: only why not, and where to go instead. */
export function SignInMessage({ title, text, wayOut }: MessageProps) {
  return (
    <div className={style.step}>
      <h1>{title}</h1>
      <p>{text}</p>
      {wayOut && (
        <div className={style.submit}>
          <ButtonLink href={wayOut.href}>
            {wayOut.label} <ArrowIcon />
          </ButtonLink>
        </div>
      )}
    </div>
  )
}
