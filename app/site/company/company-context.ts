import { createContext, useContext } from "react"
import type { PageCompany } from "./company.ts"

/** The company as the settings have it. root.tsx fills it in; null where its data could not be read. */
export const CompanyContext = createContext<PageCompany | null>(null)

/** For pages of errors, which are shown even when the company is not known. */
export const useKnownCompany = () => useContext(CompanyContext)

export function useCompany(): PageCompany {
  const company = useContext(CompanyContext)
  if (!company) throw new Error("this page needs the company record")
  return company
}
