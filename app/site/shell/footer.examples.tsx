import { href } from "react-router"
import { company } from "../content/company.ts"
import { Footer } from "./footer.tsx"

export const Foot = () => <Footer company={company} pathname={href("/sobre")} />
