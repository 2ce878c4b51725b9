import { useState } from "react"
import { Row } from "../layout/row.tsx"
import { Wall } from "../tiles/wall.tsx"
import { Button } from "./button.tsx"
import { Dialog } from "./dialog.tsx"

export function Plain() {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button look="quiet" onClick={() => setIsOpen(true)}>
        Abrir janela
      </Button>
      <Dialog isOpen={isOpen} onClose={close} labelledBy="dialog-plain">
        <h2 id="dialog-plain">Personalizar cookies</h2>
        <Row>
          <Button look="quiet" onClick={close}>
            Salvar preferências
          </Button>
          <Button look="text" onClick={close}>
            Cancelar
          </Button>
        </Row>
      </Dialog>
    </>
  )
}

export function WithArt() {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button look="quiet" onClick={() => setIsOpen(true)}>
        Abrir janela com mural
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        labelledBy="dialog-art"
        art={<Wall rows={"l0a x0ae\nf1ac m0at\nc0acw c0acw"} />}
      >
        <h2 id="dialog-art">Mensagem Enviada com Sucesso!</h2>
        <ol>
          <li>Analisamos o seu perfil.</li>
          <li>Preparamos uma cotação personalizada.</li>
        </ol>
        <Row>
          <Button look="quiet" onClick={close}>
            Fechar
          </Button>
        </Row>
      </Dialog>
    </>
  )
}
