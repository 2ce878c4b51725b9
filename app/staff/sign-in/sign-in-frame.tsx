import type { ReactNode } from "react"
import { ButtonLink } from "../../ui/controls/button.tsx"
import { CompactStyle } from "../../ui/layout/compact-style.tsx"
import { SkipLink } from "../../ui/layout/skip-link.tsx"
import { ArrowIcon } from "../../ui/tiles/icon.tsx"
import { Mark } from "../../ui/tiles/mark.tsx"
import { Wall } from "../../ui/tiles/wall.tsx"
import style from "./sign-in-frame.module.css"
import { signInText } from "./sign-in-text.ts"
import { signInWall } from "./sign-in-wall.ts"

/** The page around a step of sign-in, with a picture and the logo. */
export function SignInFrame({ children }: { children: ReactNode }) {
  return (
    <CompactStyle>
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
    </CompactStyle>
  )
}

type MessageProps = { title: string; text: string; link?: { label: string; href: string } }

/** A message without a form, with a link to go on. */
export function SignInMessage({ title, text, link }: MessageProps) {
  return (
    <div className={style.step}>
      <h1>{title}</h1>
      <p>{text}</p>
      {link && (
        <div className={style.submit}>
          <ButtonLink href={link.href}>
            {link.label} <ArrowIcon />
          </ButtonLink>
        </div>
      )}
    </div>
  )
}
