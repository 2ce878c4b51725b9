import { companyOf } from "../company/company.ts"
import { defaultCompany, officeHours } from "../content/company.ts"
import { FloatingChat } from "./floating-chat.tsx"

const { mainPhone } = companyOf(defaultCompany, officeHours)

export const Float = () => <FloatingChat href="#floating-chat" phone={mainPhone} />
