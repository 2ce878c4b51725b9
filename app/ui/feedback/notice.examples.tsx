import { Button } from "../controls/button.tsx"
import { Notice } from "./notice.tsx"

export function WithActions() {
  return (
    <Notice
      actions={
        <>
          <Button look="quiet">Tentar agora</Button>
          <Button look="text">Parar</Button>
        </>
      }
    >
      <p>
        <strong>Sem conexão no momento.</strong> Vamos tentar de novo em 8 segundos.
      </p>
      <p>O que você escreveu está guardado neste aparelho.</p>
    </Notice>
  )
}

export function TextOnly() {
  return (
    <Notice>
      <p>Recuperamos o que você escreveu antes.</p>
    </Notice>
  )
}
