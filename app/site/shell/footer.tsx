import { Button } from "../../ui/controls/button.tsx"
import { AccessibilityIcon } from "../../ui/tiles/icon.tsx"
import { Wall } from "../../ui/tiles/wall.tsx"
import { useKnownCompany } from "../company/company-context.ts"
import { brand } from "../content/brand.ts"
import { shell } from "../content/shell.ts"
import { walls } from "../content/walls.ts"
import type { LabelledLink } from "../prose/prose.ts"
import { Brand } from "./brand.tsx"
import { configureCookies } from "./configure-cookies.ts"
import style from "./footer.module.css"
import { hrefFrom } from "./nav-target.ts"
import type { NavigationItem } from "./navigation-item.ts"
import { SiteLink } from "./site-link.tsx"

const texts = shell.footer

type Props = {
  /** The menu: the same page has the same label in both. */
  items: readonly NavigationItem[]
  pathname: string
}

export function Footer({ items, pathname }: Props) {
  const labelOf = (link: LabelledLink) => items.find(({ href }) => href === link.href)?.label ?? link.label
  return (
    <footer className={style.foot} data-ground="petroleo">
      <Wall rows={walls.foot} className={style.wall} />
      <div className={style.columns}>
        <div className={style.brand}>
          <Brand name={brand.name} audience={brand.audience} isOnDark />
          <p>{texts.summary}</p>
        </div>
        <CompanyFacts />
        <nav aria-labelledby="foot-links">
          <h2 id="foot-links">{texts.navigationTitle}</h2>
          <ul>
            {texts.links.map((link) => (
              <li key={link.href}>
                <SiteLink href={hrefFrom(pathname, link.href)}>{labelOf(link)}</SiteLink>
              </li>
            ))}
            <li className={style.cookies}>
              <Button look="text" onClick={configureCookies}>
                {texts.cookieButton}
              </Button>
            </li>
          </ul>
        </nav>
      </div>
      <div className={style.end}>
        <p className={style.access}>
          <AccessibilityIcon />
          <SiteLink href={texts.accessibility.href}>{texts.accessibility.label}</SiteLink>
        </p>
        <p>{texts.signature}</p>
      </div>
    </footer>
  )
}

/** How to reach the company, and who it is. */
function CompanyFacts() {
  const company = useKnownCompany()
  if (!company) return null
  const { address, mainPhone, secondPhone, email, openingHours } = company
  return (
    <>
      <div>
        <h2>{texts.contactTitle}</h2>
        {openingHours && <p>{openingHours}</p>}
        <ul>
          <li>
            <a href={`tel:${mainPhone.e164}`}>{mainPhone.display}</a>
          </li>
          <li>
            <a href={`tel:${secondPhone.e164}`}>{secondPhone.display}</a>
          </li>
          <li>
            <a href={`mailto:${email}`}>{email}</a>
          </li>
        </ul>
      </div>
      <div>
        <h2>{texts.companyTitle}</h2>
        <address>
          {company.legalName}
          <br />
          CNPJ {company.cnpj}
          <br />
          Susep {company.susep}
          <br />
          {address.street}
          <br />
          {address.city}, {address.postalCode}
        </address>
      </div>
    </>
  )
}
