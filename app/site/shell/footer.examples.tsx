import { href } from "react-router"
import { navigation } from "../content/navigation.ts"
import { Footer } from "./footer.tsx"

export const Foot = () => <Footer items={navigation} pathname={href("/sobre")} />
