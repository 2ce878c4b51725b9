import { Button } from "../../ui/controls/button.tsx"
import { Block, BlockForm } from "../../ui/layout/block.tsx"
import { PageHead } from "../../ui/layout/page-head.tsx"
import { FactsFields, type FormValues } from "./incident-fields.tsx"
import type { FieldFaults } from "./incident-form.ts"
import { IncidentRefusalBlock, type ShownRefusal } from "./incident-refusal.tsx"

type Props = {
  values: FormValues
  faults: FieldFaults
  refusal: ShownRefusal | null
  back: string
}

/** The form for a new incident. Only what happened and when it was noticed must be known. */
export function NewIncident({ values, faults, refusal, back }: Props) {
  return (
    <>
      <PageHead title="Registrar incidente" side={<a href={back}>Todos os incidentes</a>}>
        <p>
          Escreva o que já se sabe. Depois de salvar, a página do incidente mostra o prazo, de quem são os
          dados e as cartas.
        </p>
      </PageHead>
      <IncidentRefusalBlock refusal={refusal} faults={faults} />
      <Block id="fatos" title="O que se sabe agora">
        <BlockForm intent="register">
          <FactsFields values={values} faults={faults} />
          <Button type="submit">Salvar o registro</Button>
        </BlockForm>
      </Block>
    </>
  )
}
