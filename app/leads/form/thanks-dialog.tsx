import { useState } from "react"
import { Button } from "../../ui/controls/button.tsx"
import { Dialog } from "../../ui/controls/dialog.tsx"
import { Row } from "../../ui/layout/row.tsx"
import { ChatIcon } from "../../ui/tiles/icon.tsx"
import { Wall } from "../../ui/tiles/wall.tsx"

const wall = `
  l0a l0a x0ae l0a
  l0a m0ae l0a+ l0a
  q1ae q0ae~ l0a f1ae
  l0a+ c2ats*2! . m0ac
  f1ac . .~ m2ac+
  f0ab c0acw~ c0acw x0at`

type Props = {
  id: string
  protocol: string
  /** The deadline in words, such as 'ainda hoje, até as 16h20'. */
  promise: string
  firstName: string
  /** The numbers that the office calls from. */
  callsFrom: string
  chatHref: string
  onClose: () => void
}

/** §4: shown when a lead was received; open while there is a protocol. */
export function ThanksDialog({ id, protocol, promise, firstName, callsFrom, chatHref, onClose }: Props) {
  const openChat = () => {
    window.open(chatHref, "_blank", "noopener")
    onClose()
  }
  // Rendered on first use. It then stays mounted, because the dialog returns the focus when it closes.
  const [isReady, setIsReady] = useState(false)
  if (protocol !== "" && !isReady) setIsReady(true)
  if (!isReady) return null
  return (
    <Dialog isOpen={protocol !== ""} onClose={onClose} labelledBy={id} art={<Wall rows={wall} />}>
      <h2 id={id}>Mensagem Enviada com Sucesso!</h2>
      <p>{firstName ? `Obrigado, ${firstName}. ` : ""}Daqui em diante é com a gente:</p>
      <ol>
        <li>Analisamos o seu perfil.</li>
        <li>Preparamos uma cotação personalizada.</li>
        <li>Entramos em contato {promise}.</li>
      </ol>
      <p>
        Ligamos do <strong>{callsFrom}</strong>: salve o contato para reconhecer a chamada.
      </p>
      <p>
        Guarde o protocolo: <strong>{protocol}</strong>
      </p>
      <Row>
        <Button look="quiet" onClick={onClose}>
          Fechar
        </Button>
        <Button look="chat" onClick={openChat}>
          <ChatIcon />
          Falar no WhatsApp
        </Button>
      </Row>
    </Dialog>
  )
}
