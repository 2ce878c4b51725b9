import { type ReactNode, useEffect, useRef } from "react"
import style from "./dialog.module.css"

type Props = { isOpen: boolean; onClose: () => void; labelledBy: string; children: ReactNode }

/** The browser's own modal: it traps focus, closes on Esc and gives focus back. */
export const Dialog = ({ isOpen, onClose, labelledBy, children }: Props) => {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (isOpen && dialog && !dialog.open) dialog.showModal()
    if (!isOpen && dialog?.open) dialog.close()
  }, [isOpen])
  return (
    <dialog ref={ref} aria-labelledby={labelledBy} onClose={onClose} className={style.dialog}>
      {children}
    </dialog>
  )
}
