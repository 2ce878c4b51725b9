import { useState } from "react"
import { Button } from "../controls/button.tsx"
import { Toast } from "./toast.tsx"

export function Saved() {
  const [text, setText] = useState("")
  return (
    <>
      <Button look="quiet" onClick={() => setText(text ? "" : "Preferências salvas.")}>
        {text ? "Esconder aviso" : "Mostrar aviso"}
      </Button>
      <Toast text={text} />
    </>
  )
}
