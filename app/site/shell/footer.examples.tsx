import { company } from "../content/company.ts"
import { Footer } from "./footer.tsx"

export const Foot = () => <Footer company={company} pathname="/sobre" />
