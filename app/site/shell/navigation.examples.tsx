import { href } from "react-router"
import { carrierPath } from "../carrier/carrier-path.ts"
import { companyOf } from "../company/company.ts"
import { defaultCompany, officeHours } from "../content/company.ts"
import { navigation } from "../content/navigation.ts"
import style from "./navigation.examples.module.css"
import { Navigation } from "./navigation.tsx"

const longList = navigation.map((item) =>
  item.hasDropdown
    ? {
        ...item,
        dropdownItems: "ABCDEFG".split("").map((name) => ({ label: `Operadora ${name}`, href: `#${name}` })),
      }
    : item,
)

export const OnHome = () => <Frame pathname={href("/")} />

/** The frame's CSS transform keeps the fixed bar inside it. */
function Frame({ pathname, items = navigation }: { pathname: string; items?: typeof navigation }) {
  return (
    <div className={style.frame}>
      <Navigation
        items={items}
        phone={companyOf(defaultCompany, officeHours).mainPhone}
        pathname={pathname}
      />
    </div>
  )
}

export const OnACarrier = () => <Frame pathname={carrierPath("alice")} />

export const SevenInTheDropdown = () => <Frame pathname={href("/")} items={longList} />
