import { renderToStaticMarkup } from "react-dom/server"
import { MemoryRouter } from "react-router"
import { expect, test } from "vitest"
import { companyOf } from "../company/company.ts"
import { defaultCompany, officeHours } from "../content/company.ts"
import { shell } from "../content/shell.ts"
import { MobileMenu } from "./mobile-menu.tsx"

const company = companyOf(defaultCompany, officeHours)

function menuOf(count: number) {
  const dropdownItems = Array.from({ length: count }, (_, n) => ({ label: `Item ${n}`, href: `/item-${n}` }))
  const items = [{ label: "Operadoras", href: "#planos", hasDropdown: true, dropdownItems }]
  return renderToStaticMarkup(
    <MemoryRouter>
      <MobileMenu items={items} phone={company.mainPhone} pathname="/" />
    </MemoryRouter>,
  )
}

test("[S9.06] shows the scroll hint only for more than six items", () => {
  expect(menuOf(7)).toContain(shell.menu.scrollHint)
  expect(menuOf(6)).not.toContain(shell.menu.scrollHint)
})
