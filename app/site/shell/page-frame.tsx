import { type ReactNode, useEffect, useRef } from "react"
import style from "./page-frame.module.css"

const titleSettlesMs = 150

type Props = {
  /** Reached from another page of the site, without a reload. */
  isArriving: boolean
  children: ReactNode
}

/** The page itself. On arrival it takes focus and its title is said, as a browser does after a reload. */
export function PageFrame({ isArriving, children }: Props) {
  const page = useRef<HTMLElement>(null)
  const spoken = useRef<HTMLOutputElement>(null)
  useEffect(() => {
    if (isArriving) page.current?.focus({ preventScroll: true })
    const timer = setTimeout(() => {
      if (isArriving && spoken.current) spoken.current.textContent = document.title
    }, titleSettlesMs)
    return () => clearTimeout(timer)
  }, [isArriving])
  return (
    <>
      <main ref={page} id="conteudo" tabIndex={-1} className={isArriving ? style.arriving : style.page}>
        {children}
      </main>
      <output ref={spoken} className={style.spoken} />
    </>
  )
}
