import type { ReactNode } from "react"
import { SkipLink } from "../../ui/layout/skip-link.tsx"
import { WorkGround } from "../../ui/layout/work-ground.tsx"
import style from "./desk-frame.module.css"
import type { DeskAddresses, DeskPlace, FramePerson, OfficeNow } from "./desk-place.ts"
import { DeskRail } from "./desk-rail.tsx"

type Props = {
  places: readonly DeskPlace[]
  /** Null when the calendar could not be read. */
  office: OfficeNow | null
  person: FramePerson
  addresses: DeskAddresses
  children: ReactNode
}

/** The navigation around every page of the desk. */
export function DeskFrame({ children, ...rail }: Props) {
  return (
    <WorkGround>
      <SkipLink href="#conteudo">Pular para o conteúdo</SkipLink>
      <div className={style.frame}>
        <DeskRail {...rail} />
        <main id="conteudo" className={style.page} tabIndex={-1}>
          {children}
        </main>
      </div>
    </WorkGround>
  )
}
