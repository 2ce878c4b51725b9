import type { ShouldRevalidateFunctionArgs } from "react-router"
import { bondParameter } from "../../plans/catalogue/bonds.ts"

/** An answer to the bond question changes the address but no data of the page: the form reads the bond in the browser. */
export function shouldRevalidatePage({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isSamePage = !formMethod && withoutBond(currentUrl) === withoutBond(nextUrl)
  return isSamePage ? false : defaultShouldRevalidate
}

function withoutBond({ pathname, searchParams }: URL) {
  const others = [...searchParams].filter(([name]) => name !== bondParameter)
  return `${pathname}?${new URLSearchParams(others)}`
}
