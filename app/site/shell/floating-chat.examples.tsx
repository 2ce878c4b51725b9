import { companyOf } from "../company/company.ts"
import { defaultCompany } from "../content/company.ts"
import { FloatingChat } from "./floating-chat.tsx"

export const Float = () => <FloatingChat href="#floating-chat" phone={companyOf(defaultCompany).mainPhone} />
