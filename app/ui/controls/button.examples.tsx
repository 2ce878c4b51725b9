import { Row } from "../layout/row.tsx"
import { ArrowIcon, ChatIcon } from "../tiles/icon.tsx"
import { Button, ButtonLink } from "./button.tsx"

export const Act = () => (
  <Row>
    <ButtonLink href="#act">
      Solicitar Cotação
      <ArrowIcon />
    </ButtonLink>
    <Button disabled>Enviando...</Button>
  </Row>
)

export const Quiet = () => (
  <Row>
    <Button look="quiet">Somente necessários</Button>
    <ButtonLink look="quiet" href="#quiet">
      Solicitar Cotação
      <ArrowIcon />
    </ButtonLink>
    <Button look="text">Personalizar</Button>
  </Row>
)

export const OnDark = () => (
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
