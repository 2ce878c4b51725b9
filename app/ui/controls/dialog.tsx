import { type ReactNode, useEffect, useRef } from "react"
import { classNames } from "../class-names.ts"
import style from "./dialog.module.css"

type Props = {
  isOpen: boolean
  onClose: () => void
  labelledBy: string
  /** A picture at the side, or above on a phone. */
  art?: ReactNode
  children: ReactNode
}

/** The browser's modal dialog: it traps focus, closes on Esc or a press outside, and restores focus. */
export function Dialog({ isOpen, onClose, labelledBy, art, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (isOpen && dialog && !dialog.open) dialog.showModal()
    if (!isOpen && dialog?.open) dialog.close()
  }, [isOpen])
  return (
    <dialog
      ref={ref}
      aria-labelledby={labelledBy}
      closedby="any"
      onClose={onClose}
      className={classNames(style.dialog, art ? style.withArt : style.plain)}
    >
      {art && <div className={style.art}>{art}</div>}
      <div className={style.body}>{children}</div>
    </dialog>
  )
}
