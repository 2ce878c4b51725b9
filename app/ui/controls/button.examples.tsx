import { Row } from "../layout/row.tsx"
import { ArrowIcon, ChatIcon } from "../tiles/icon.tsx"
import { Button, ButtonLink } from "./button.tsx"

export function Act() {
  return (
    <Row>
      <ButtonLink href="#act">
        Solicitar Cotação
        <ArrowIcon />
      </ButtonLink>
      <Button disabled>Enviando...</Button>
    </Row>
  )
}

export function Quiet() {
  return (
    <Row>
      <Button look="quiet">Somente necessários</Button>
      <ButtonLink look="quiet" href="#quiet">
        Solicitar Cotação
        <ArrowIcon />
      </ButtonLink>
      <Button look="text">Personalizar</Button>
    </Row>
  )
}

export function OnDark() {
  return (
    <div data-ground="petroleo">
      <Row>
        <ButtonLink look="line" href="#line">
          Conheça o escritório
          <ArrowIcon />
        </ButtonLink>
        <ButtonLink look="inverse" href="#inverse">
          Solicitar Cotação
          <ArrowIcon />
        </ButtonLink>
        <ButtonLink look="chat" href="#chat">
          <ChatIcon />
          Falar com Consultor
        </ButtonLink>
      </Row>
    </div>
  )
}
