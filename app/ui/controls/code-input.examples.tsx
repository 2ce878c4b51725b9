import { WorkGround } from "../layout/work-ground.tsx"
import { QrCode } from "../tiles/qr-code.tsx"
import { CodeInput } from "./code-input.tsx"
import { PasswordInput } from "./password-input.tsx"

export function Code() {
  return (
    <WorkGround>
      <label htmlFor="example-code">Código de 6 dígitos</label>
      <CodeInput id="example-code" name="code" defaultValue="4180" />
    </WorkGround>
  )
}

export function Password() {
  return (
    <WorkGround>
      <label htmlFor="example-password">Senha</label>
      <PasswordInput
        id="example-password"
        name="password"
        autoComplete="off"
        texts={{ show: "Mostrar", hide: "Ocultar", what: "a senha" }}
      />
    </WorkGround>
  )
}

export function Qr() {
  return (
    <WorkGround>
      <QrCode
        label="Não é um código de verdade"
        matrix={[
          [true, false, true],
          [false, true, false],
          [true, true, true],
        ]}
      />
    </WorkGround>
  )
}
