import { type ReactNode, useEffect, useRef, useState } from "react"
import { Button } from "../ui/button.tsx"
import { Notice } from "../ui/notice.tsx"
import { VisuallyHidden } from "../ui/visually-hidden.tsx"
import { isRetrying, type Sending } from "./sending.ts"

type Props = {
  sending: Sending
  /** What was typed in an earlier visit stands in the form again. */
  isRestored: boolean
  /** The device keeps what was typed. */
  isStored: boolean
  otherWays: ReactNode
  onSend: () => void
  onStop: () => void
  onClear: () => void
}

const inSeconds = (count: number) => `${count} ${count === 1 ? "segundo" : "segundos"}`

const SecondsLeft = ({ from }: { from: number }) => {
  const [left, setLeft] = useState(from)
  useEffect(() => {
    const timer = setInterval(() => setLeft((before) => Math.max(1, before - 1)), 1000)
    return () => clearInterval(timer)
  }, [])
  return inSeconds(left)
}

/** The news in two halves; the second names the wait, which is shown running down and said once. */
const newsOf = (sending: Sending) => {
  if (sending.is === "waiting")
    return {
      title: sending.isOffline ? "Sem conexão no momento." : "Ainda não recebemos a confirmação do envio.",
      next: "Vamos tentar de novo em",
    }
  if (isRetrying(sending)) return { title: "Tentando enviar de novo…" }
  if (sending.is === "stopped") return { title: "Paramos de tentar. Seu pedido ainda não foi confirmado." }
  if (sending.is === "unconfirmed") return { title: "Um pedido seu ficou sem confirmação de envio." }
  return null
}

const kept = "O que você escreveu está guardado neste aparelho."

/** What becomes of a request that has not been answered, and of a text that came back with the visitor. */
export const SendingStatus = (props: Props) => {
  const { sending, isRestored, isStored, otherWays, onSend, onStop, onClear } = props
  const news = newsOf(sending)
  const seconds = sending.is === "waiting" ? sending.seconds : 0
  const where = isStored ? kept : "O que você escreveu continua nesta página."
  const isTrying = sending.is === "waiting" || sending.is === "sending"
  const sendButton = useRef<HTMLButtonElement>(null)
  // The button that was pressed is gone; the keyboard goes on from the one beside it.
  useEffect(() => {
    if (sending.is === "stopped") sendButton.current?.focus()
  }, [sending.is])

  const spoken = news && [news.title, where, news.next && `${news.next} ${inSeconds(seconds)}.`]
  return (
    <>
      <VisuallyHidden>
        <output>{spoken?.filter(Boolean).join(" ")}</output>
      </VisuallyHidden>
      {news && (
        <Notice
          actions={
            <>
              <Button ref={sendButton} look="quiet" aria-disabled={sending.is === "sending"} onClick={onSend}>
                {isTrying ? "Tentar agora" : "Enviar agora"}
              </Button>
              {isTrying ? (
                <Button look="text" onClick={onStop}>
                  Parar
                </Button>
              ) : (
                <Button look="text" onClick={onClear}>
                  Apagar o que escrevi
                </Button>
              )}
            </>
          }
        >
          <p>
            <strong>{news.title}</strong>{" "}
            {news.next && (
              <>
                {news.next} <SecondsLeft key={seconds} from={seconds} />.
              </>
            )}
          </p>
          <p>{where}</p>
          {otherWays}
        </Notice>
      )}
      {!news && isRestored && (
        <Notice
          actions={
            <Button look="quiet" onClick={onClear}>
              Apagar o que escrevi
            </Button>
          }
        >
          <p>Recuperamos o que você escreveu antes. Está guardado somente neste aparelho.</p>
        </Notice>
      )}
    </>
  )
}
