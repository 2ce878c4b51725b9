import type { ReactNode } from "react"
import { CompactStyle } from "../../ui/layout/compact-style.tsx"
import { SkipLink } from "../../ui/layout/skip-link.tsx"
import style from "./desk-frame.module.css"
import type { DeskAddresses, DeskNavItem, FramePerson, OfficeNow } from "./desk-nav-item.ts"
import { DeskRail } from "./desk-rail.tsx"

type Props = {
  navItems: readonly DeskNavItem[]
  /** Null when the calendar could not be read. */
  office: OfficeNow | null
  person: FramePerson
  addresses: DeskAddresses
  children: ReactNode
}

/** The navigation around every page of the desk. */
export function DeskFrame({ children, ...rail }: Props) {
  return (
    <CompactStyle>
      <SkipLink href="#conteudo">Pular para o conteúdo</SkipLink>
      <div className={style.frame}>
        <DeskRail {...rail} />
        <main id="conteudo" className={style.page} tabIndex={-1}>
          {children}
        </main>
      </div>
    </CompactStyle>
  )
}
