import { Button } from "../controls/button.tsx"
import { Row } from "./row.tsx"

export function TwoButtons() {
  return (
    <Row>
      <Button>Solicitar Cotação</Button>
      <Button look="quiet">Fechar</Button>
    </Row>
  )
}
