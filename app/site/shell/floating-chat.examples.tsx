import { company } from "../content/company.ts"
import { FloatingChat } from "./floating-chat.tsx"

export const Float = () => <FloatingChat href="#floating-chat" phone={company.mainPhone} />
