import { type ReactNode, useEffect, useRef } from "react"
import style from "./page-frame.module.css"

const titleDelayMs = 150

type Props = {
  /** True when the page was opened from another page of the site, without a reload. */
  isClientNavigation: boolean
  children: ReactNode
}

/** The main element. After a client-side navigation it takes focus and announces its title, as browsers do after a load. */
export function PageFrame({ isClientNavigation, children }: Props) {
  const page = useRef<HTMLElement>(null)
  const announcement = useRef<HTMLOutputElement>(null)
  useEffect(() => {
    if (isClientNavigation) page.current?.focus({ preventScroll: true })
    const timer = setTimeout(() => {
      if (isClientNavigation && announcement.current) announcement.current.textContent = document.title
    }, titleDelayMs)
    return () => clearTimeout(timer)
  }, [isClientNavigation])
  return (
    <>
      <main
        ref={page}
        id="conteudo"
        tabIndex={-1}
        className={isClientNavigation ? style.arriving : style.page}
      >
        {children}
      </main>
      <output ref={announcement} className={style.spoken} />
    </>
  )
}
