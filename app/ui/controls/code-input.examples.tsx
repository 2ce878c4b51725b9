import { CompactStyle } from "../layout/compact-style.tsx"
import { QrCode } from "../tiles/qr-code.tsx"
import { CodeInput } from "./code-input.tsx"
import { PasswordInput } from "./password-input.tsx"

export function Code() {
  return (
    <CompactStyle>
      <label htmlFor="example-code">Código de 6 dígitos</label>
      <CodeInput id="example-code" name="code" defaultValue="4180" />
    </CompactStyle>
  )
}

export function Password() {
  return (
    <CompactStyle>
      <label htmlFor="example-password">Senha</label>
      <PasswordInput
        id="example-password"
        name="password"
        autoComplete="off"
        texts={{ show: "Mostrar", hide: "Ocultar", what: "a senha" }}
      />
    </CompactStyle>
  )
}

export function Qr() {
  return (
    <CompactStyle>
      <QrCode
        label="Não é um código de verdade"
        matrix={[
          [true, false, true],
          [false, true, false],
          [true, true, true],
        ]}
      />
    </CompactStyle>
  )
}
