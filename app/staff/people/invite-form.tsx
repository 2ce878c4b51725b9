import { Button } from "../../ui/controls/button.tsx"
import { Field, FieldGrid } from "../../ui/controls/field.tsx"
import { Select } from "../../ui/controls/select.tsx"
import { BlockForm } from "../../ui/layout/block.tsx"
import { RoleOptions } from "./role-options.tsx"

export type TypedInvitation = { name: string; email: string; role: string }

export function InviteForm({ typed }: { typed: TypedInvitation | null }) {
  return (
    <BlockForm intent="invite">
      <FieldGrid>
        <Field id="convite-nome" name="name" label="Nome">
          {(control) => (
            <input {...control} autoComplete="off" maxLength={120} defaultValue={typed?.name} required />
          )}
        </Field>
        <Field id="convite-email" name="email" label="E-mail">
          {(control) => (
            <input
              {...control}
              type="email"
              autoComplete="off"
              autoCapitalize="none"
              maxLength={254}
              defaultValue={typed?.email}
              required
            />
          )}
        </Field>
        <Field id="convite-papel" name="role" label="Perfil" hint="O perfil Redação não vê leads.">
          {(control) => (
            <Select {...control} defaultValue={typed?.role || "atendente"}>
              <RoleOptions />
            </Select>
          )}
        </Field>
      </FieldGrid>
      <Button type="submit">Enviar convite</Button>
    </BlockForm>
  )
}
