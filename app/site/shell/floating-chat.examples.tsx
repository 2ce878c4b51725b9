import { FloatingChat } from "./floating-chat.tsx"

export const Float = () => <FloatingChat href="#floating-chat" />
