import type { ReactNode } from "react"
import style from "./icon.module.css"

export function ArrowIcon() {
  return (
    <Icon>
      <path className={style.stroke} d="M3 12h17M13 5l7 7-7 7" />
    </Icon>
  )
}

function Icon({ box = 24, children }: { box?: number; children: ReactNode }) {
  return (
    <svg className={style.icon} viewBox={`0 0 ${box} ${box}`} aria-hidden="true">
      {children}
    </svg>
  )
}

export function BackIcon() {
  return (
    <Icon>
      <path className={style.stroke} d="M21 12H4M11 5l-7 7 7 7" />
    </Icon>
  )
}

export function SearchIcon() {
  return (
    <Icon>
      <path className={style.stroke} d="M10.5 3.5a7 7 0 1 1 0 14 7 7 0 0 1 0-14ZM15.5 15.5 22 22" />
    </Icon>
  )
}

export function ChevronIcon() {
  return (
    <Icon>
      <path className={style.stroke} d="m5 9 7 7 7-7" />
    </Icon>
  )
}

export function PhoneIcon() {
  return (
    <Icon>
      <path d="M7.2 3 10 8.2 7.9 10c1.3 2.7 3.4 4.8 6.1 6.1l1.8-2.1 5.2 2.8c.2 2.4-1.6 4.4-4 4.2C9.5 20.3 3.7 14.5 3 7 2.8 4.6 4.8 2.8 7.2 3Z" />
    </Icon>
  )
}

/** A speech bubble with a telephone handset cut out. */
export function ChatIcon() {
  return (
    <Icon box={32}>
      <path
        fillRule="evenodd"
        d="M16 2a14 14 0 1 1-6.6 26.35L2 30l1.65-7.4A14 14 0 0 1 16 2ZM11.5 8.5 14 12.3 12.5 14c1.1 2.2 2.8 3.9 5.1 5l1.6-1.6 4 2.4c.1 2.3-1.9 4-4.2 3.7-5.6-.8-10-5.2-10.8-10.8-.3-2.3 1.1-4.3 3.3-4.2Z"
      />
    </Icon>
  )
}

export function PauseIcon() {
  return (
    <Icon>
      <path d="M6 4h4v16H6zM14 4h4v16h-4z" />
    </Icon>
  )
}

export function PlayIcon() {
  return (
    <Icon>
      <path d="M6 3v18l15-9z" />
    </Icon>
  )
}

export function MenuIcon() {
  return (
    <Icon>
      <path className={style.stroke} d="M1 5h22M1 12h22M1 19h22" />
    </Icon>
  )
}

export function CloseIcon() {
  return (
    <Icon>
      <path className={style.stroke} d="m4 4 16 16M20 4 4 20" />
    </Icon>
  )
}

export function WarningIcon() {
  return (
    <Icon>
      <path
        fillRule="evenodd"
        d="M12 2 23 22H1zM10.9 9h2.2l-.4 6.2h-1.4zM12 16.5a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6Z"
      />
    </Icon>
  )
}

export function ClockIcon() {
  return (
    <Icon>
      <path className={style.stroke} d="M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM12 7v5.5l3.5 2" />
    </Icon>
  )
}

export function CheckIcon() {
  return (
    <Icon>
      <path className={style.stroke} d="m4 13 5.5 5.5L20 6" />
    </Icon>
  )
}

export function LikeIcon() {
  return (
    <Icon>
      <path
        className={style.stroke}
        d="M12 21 3.2 12.2a5.3 5.3 0 0 1 7.5-7.5L12 6l1.3-1.3a5.3 5.3 0 0 1 7.5 7.5Z"
      />
    </Icon>
  )
}

export function ShareIcon() {
  return (
    <Icon>
      <path className={style.stroke} d="M12 15V3M7 8l5-5 5 5M4 12v9h16v-9" />
    </Icon>
  )
}

export function MailIcon() {
  return (
    <Icon>
      <path d="M2 6.9V19h20V6.9l-10 7.8zM2 5v.4l10 7.8 10-7.8V5z" />
    </Icon>
  )
}

/** Two overlapping sheets. */
export function DuplicateIcon() {
  return (
    <Icon>
      <path className={style.stroke} d="M3 3h12v12H3z" />
      <path d="M9 9h12v12H9z" />
    </Icon>
  )
}

/** An empty speech bubble. */
export function SpeechIcon() {
  return (
    <Icon>
      <path className={style.stroke} d="M4 4h16v12H11l-5 5v-5H4z" />
    </Icon>
  )
}

export function PenIcon() {
  return (
    <Icon>
      <path d="m3 21 1-5L16 4l4 4L8 20z" />
    </Icon>
  )
}

export function EyeIcon() {
  return (
    <Icon>
      <path className={style.stroke} d="M1 12C5 5 19 5 23 12 19 19 5 19 1 12Z" />
      <circle cx="12" cy="12" r="3.6" />
    </Icon>
  )
}

export function KeyIcon() {
  return (
    <Icon>
      <path className={style.stroke} d="M8 10.5a5 5 0 1 1 0 10 5 5 0 0 1 0-10ZM11.5 12 21 2.5M16 7.5l4 4" />
    </Icon>
  )
}

export function LockIcon() {
  return (
    <Icon>
      <path className={style.stroke} d="M7 11V7.5a5 5 0 0 1 10 0V11" />
      <path d="M4 10.5h16V18a4 4 0 0 1-4 4H4z" />
    </Icon>
  )
}

export function MobileIcon() {
  return (
    <Icon>
      <path className={style.stroke} d="M6.5 2.5h11v19h-11zM10 18.5h4" />
    </Icon>
  )
}

export function ComputerIcon() {
  return (
    <Icon>
      <path className={style.stroke} d="M2.5 4.5h19v12h-19zM7 20.5h10M12 17v3.5" />
    </Icon>
  )
}

export function DocumentIcon() {
  return (
    <Icon>
      <path className={style.stroke} d="M5 2.5h9l5 5v14H5zM13.5 3v5H19M8.5 12.5h7M8.5 16.5h7" />
    </Icon>
  )
}

/** A check mark on a tile. Keeps its colours on any background. */
export function OkMark() {
  return (
    <Icon>
      <path className={style.okGround} d="M0 0H24V12A12 12 0 0 1 12 24H0Z" />
      <path className={style.sign} d="m6 12 4.5 4.5L18 8" />
    </Icon>
  )
}

/** The accessibility symbol of the United Nations, redrawn. */
export function AccessibilityIcon() {
  return (
    <Icon box={48}>
      <circle className={style.ring} cx="24" cy="24" r="21.5" />
      <circle cx="24" cy="12.5" r="3.2" />
      <path className={style.limb} d="M11 18.5 24 21l13-2.5M24 21v8M24 28l-6.5 11M24 28l6.5 11" />
      <path d="M11 16.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM37 16.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM17.5 37a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM30.5 37a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z" />
    </Icon>
  )
}
