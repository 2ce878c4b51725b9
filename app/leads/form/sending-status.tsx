import { type ReactNode, useEffect, useRef, useState } from "react"
import { Button } from "../../ui/controls/button.tsx"
import { Notice } from "../../ui/feedback/notice.tsx"
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx"
import { isRetrying, type Sending } from "./sending.ts"

export const clearLabel = "Apagar o que escrevi"
const nextTry = "Vamos tentar de novo em"

type StatusProps = { sending: Sending; isStored: boolean }

type Props = StatusProps & {
  otherWays: ReactNode
  onSend: () => void
  onStop: () => void
  onClear: () => void
}

/** The status of a request that has no answer yet. Empty in the other states. */
export function SendingStatus({ sending, isStored, otherWays, onSend, onStop, onClear }: Props) {
  const title = titleOf(sending)
  const isTrying = sending.kind === "waiting" || sending.kind === "sending"
  const sendButton = useRef<HTMLButtonElement>(null)
  // The pressed button is gone, so the focus moves to the one beside it.
  useEffect(() => {
    if (sending.kind === "stopped") sendButton.current?.focus()
  }, [sending.kind])
  if (!title) return null
  const actions = (
    <>
      <Button ref={sendButton} look="quiet" aria-disabled={sending.kind === "sending"} onClick={onSend}>
        {isTrying ? "Tentar agora" : "Enviar agora"}
      </Button>
      {isTrying && (
        <Button look="quiet" onClick={onStop}>
          Parar
        </Button>
      )}
      {sending.kind === "unconfirmed" && (
        <Button look="quiet" onClick={onClear}>
          {clearLabel}
        </Button>
      )}
    </>
  )
  return (
    <Notice actions={actions}>
      <p>
        <strong>{title}</strong>
        {sending.kind === "waiting" && (
          <>
            {" "}
            {nextTry} <SecondsLeft key={sending.tries} from={sending.seconds} />
          </>
        )}
      </p>
      <p>{whereKept(isStored)}</p>
      {otherWays}
      {/* Not in the place of 'Parar': a second tap there must not delete the text. */}
      {sending.kind === "stopped" && (
        <Button look="text" onClick={onClear}>
          {clearLabel}
        </Button>
      )}
    </Notice>
  )
}

function titleOf(sending: Sending) {
  if (sending.kind === "waiting")
    return sending.isOffline ? "Sem conexão no momento." : "Ainda não recebemos a confirmação do envio."
  if (isRetrying(sending)) return "Tentando enviar de novo…"
  if (sending.kind === "stopped") return "Paramos de tentar. Seu pedido ainda não foi confirmado."
  if (sending.kind === "unconfirmed") return "Um pedido seu ficou sem confirmação de envio."
  return ""
}

function whereKept(isStored: boolean) {
  return isStored
    ? "O que você escreveu está guardado neste aparelho."
    : "O que você escreveu continua nesta página."
}

const inSeconds = (count: number) => `${count} ${count === 1 ? "segundo" : "segundos"}.`

function SecondsLeft({ from }: { from: number }) {
  const [left, setLeft] = useState(from)
  useEffect(() => {
    const timer = setInterval(() => setLeft((before) => Math.max(1, before - 1)), 1000)
    return () => clearInterval(timer)
  }, [])
  return inSeconds(left)
}

/** The status for screen readers, once per state: announcing every second would be too much. */
export function SendingAnnouncement({ sending, isStored }: StatusProps) {
  const title = titleOf(sending)
  const next = sending.kind === "waiting" ? `${nextTry} ${inSeconds(sending.seconds)}` : ""
  return (
    <VisuallyHidden>
      <output>{title && `${title} ${whereKept(isStored)} ${next}`.trim()}</output>
    </VisuallyHidden>
  )
}
