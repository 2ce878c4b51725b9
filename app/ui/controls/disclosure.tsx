import type { ReactNode } from "react"
import { classNames } from "../class-names.ts"
import { ChevronIcon } from "../tiles/icon.tsx"
import style from "./disclosure.module.css"

type Props = {
  label: ReactNode
  /** The browser keeps only one disclosure of the same name open. */
  name?: string
  className?: string | undefined
  /** With onToggle: the caller keeps the state. */
  isOpen?: boolean
  onToggle?: (isOpen: boolean) => void
  children: ReactNode
}

/** The browser's details element, which works without script. */
export function Disclosure({ label, name, className, isOpen, onToggle, children }: Props) {
  return (
    <details
      className={classNames(style.disclosure, className)}
      name={name}
      open={isOpen}
      onToggle={onToggle && (({ currentTarget }) => onToggle(currentTarget.open))}
    >
      <summary>
        {label}
        <ChevronIcon />
      </summary>
      {children}
    </details>
  )
}
