import { Button } from "../controls/button.tsx"
import { CompactStyle } from "../layout/compact-style.tsx"
import { Refusal } from "./refusal.tsx"

export function Refused() {
  return (
    <CompactStyle>
      <Refusal
        title="A nota ainda não foi salva: este lead mudou às 14h31."
        actions={
          <>
            <Button isSmall>Salvar mesmo assim</Button>
            <a href="#refusal">Ver o que mudou</a>
          </>
        }
      >
        Dalva juntou um duplicado enquanto você escrevia. Seu texto continua aqui.
      </Refusal>
    </CompactStyle>
  )
}
