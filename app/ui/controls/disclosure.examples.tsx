import { Disclosure } from "./disclosure.tsx"

export function OneOfTwo() {
  return (
    <>
      <Disclosure label="O que é adesão?" name="disclosure-example">
        <p>O contrato é da entidade de classe, e você entra pelo vínculo com ela.</p>
      </Disclosure>
      <Disclosure label="O que é carência?" name="disclosure-example">
        <p>O tempo entre a assinatura e o direito de usar cada cobertura.</p>
      </Disclosure>
    </>
  )
}
