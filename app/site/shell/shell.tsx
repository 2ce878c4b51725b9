import { type ReactNode, useState } from "react"
import { useLocation } from "react-router"
import { SkipLink } from "../../ui/layout/skip-link.tsx"
import { chatLink } from "../company/chat-link.ts"
import { chatTexts } from "../content/chat.ts"
import { company } from "../content/company.ts"
import { navigation } from "../content/navigation.ts"
import { shell as words } from "../content/shell.ts"
import { FloatingChat } from "./floating-chat.tsx"
import { Footer } from "./footer.tsx"
import { Navigation } from "./navigation.tsx"
import { PageFrame } from "./page-frame.tsx"
import style from "./shell.module.css"
import { usePlaces } from "./use-places.ts"

type Props = { showsPlaceholders: boolean; children: ReactNode }

/** What stands around every public page. */
export function Shell({ showsPlaceholders, children }: Props) {
  const { pathname } = useLocation()
  const [landing, setLanding] = useState<string | null>(pathname)
  if (landing !== null && landing !== pathname) setLanding(null)
  usePlaces()
  return (
    <div className={style.shell}>
      <SkipLink href="#conteudo">{words.skipLink}</SkipLink>
      {showsPlaceholders && (
        <aside aria-label={words.placeholdersLabel} className={style.placeholders}>
          {words.placeholdersBanner}
        </aside>
      )}
      <Navigation items={navigation} company={company} pathname={pathname} />
      <PageFrame key={pathname} isArriving={landing === null}>
        {children}
      </PageFrame>
      <Footer company={company} pathname={pathname} />
      <FloatingChat href={chatLink(chatTexts.floating)} />
    </div>
  )
}
