import { type ReactNode, useState } from "react"
import { useLocation } from "react-router"
import { SkipLink } from "../../ui/layout/skip-link.tsx"
import { chatLink } from "../company/chat-link.ts"
import { useKnownCompany } from "../company/company-context.ts"
import { chatTexts } from "../content/chat.ts"
import { defaultMenu, type MenuEntry, navigationOf } from "../content/navigation.ts"
import { shell as texts } from "../content/shell.ts"
import { FloatingChat } from "./floating-chat.tsx"
import { Footer } from "./footer.tsx"
import { Navigation } from "./navigation.tsx"
import { PageFrame } from "./page-frame.tsx"
import style from "./shell.module.css"
import { useAnchorLinks } from "./use-anchor-links.ts"

type Props = {
  showsPlaceholders: boolean
  /** By default the menu of `navigation.ts`. */
  menu?: readonly MenuEntry[] | undefined
  children: ReactNode
}

/** Header, footer, phone and chat of every public page. */
export function Shell({ showsPlaceholders, menu = defaultMenu, children }: Props) {
  const { pathname } = useLocation()
  const company = useKnownCompany()
  const [landingPath, setLanding] = useState<string | null>(pathname)
  if (landingPath !== null && landingPath !== pathname) setLanding(null)
  useAnchorLinks()
  const items = navigationOf(menu)
  return (
    <div className={style.shell}>
      <SkipLink href="#conteudo">{texts.skipLink}</SkipLink>
      {showsPlaceholders && (
        <aside aria-label={texts.placeholdersLabel} className={style.placeholders}>
          {texts.placeholdersBanner}
        </aside>
      )}
      <Navigation items={items} phone={company?.mainPhone} pathname={pathname} />
      {company && (
        <FloatingChat href={chatLink(company.whatsapp, chatTexts.floating)} phone={company.mainPhone} />
      )}
      <PageFrame key={pathname} isClientNavigation={landingPath === null}>
        {children}
      </PageFrame>
      <Footer items={items} pathname={pathname} />
    </div>
  )
}
