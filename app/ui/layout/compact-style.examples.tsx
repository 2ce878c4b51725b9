import { Button, ButtonLink } from "../controls/button.tsx"
import { Checkbox } from "../controls/checkbox.tsx"
import { Field, FieldGrid } from "../controls/field.tsx"
import { Select } from "../controls/select.tsx"
import { ChatIcon } from "../tiles/icon.tsx"
import { CompactStyle } from "./compact-style.tsx"
import { Row } from "./row.tsx"

export function Buttons() {
  return (
    <CompactStyle>
      <Row>
        <Button>Ligar</Button>
        <Button look="quiet">Passar</Button>
        <ButtonLink look="chat" href="#work-chat">
          <ChatIcon />
          WhatsApp
        </ButtonLink>
        <Button disabled>Salvando...</Button>
        <Button isSmall>Aceitar</Button>
        <Button look="quiet" isSmall>
          Tentar de novo
        </Button>
        <Button look="text">Não é</Button>
      </Row>
    </CompactStyle>
  )
}

export function Fields() {
  return (
    <CompactStyle>
      <FieldGrid>
        <Field id="work-name" name="name" label="Nome">
          {(control) => <input {...control} type="text" defaultValue="Teste Interno" />}
        </Field>
        <Field id="work-carrier" name="carrier" label="Operadora">
          {(control) => (
            <Select {...control}>
              <option>Amil</option>
              <option>Alice</option>
            </Select>
          )}
        </Field>
        <Field id="work-reason" name="reason" label="Motivo" error="Escreva o motivo para descartar" isWide>
          {(control) => <input {...control} type="text" />}
        </Field>
      </FieldGrid>
      <Checkbox name="suspicious" defaultChecked>
        Suspeitos
      </Checkbox>
    </CompactStyle>
  )
}
