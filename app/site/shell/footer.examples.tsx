import { href } from "react-router"
import { Footer } from "./footer.tsx"

export const Foot = () => <Footer pathname={href("/sobre")} />
