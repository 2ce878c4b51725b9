import type { ReactNode } from "react"
import { NewsBar } from "../../ui/feedback/news-bar.tsx"

/** The page gets no more events. The link opens a page of the desk, which then asks for the sign-in or explains the refusal. */
export function AccessEnded({ link, children }: { link: ReactNode; children: ReactNode }) {
  return (
    <NewsBar tone="people" action={link}>
      <b>Sua sessão terminou ou seu acesso mudou.</b> {children}
    </NewsBar>
  )
}
