import { Button } from "../../ui/controls/button.tsx"
import { Field, FieldGrid } from "../../ui/controls/field.tsx"
import { Select } from "../../ui/controls/select.tsx"
import { NewsBar } from "../../ui/feedback/news-bar.tsx"
import { BlockPages, BlockTable } from "../../ui/layout/block.tsx"
import { PageHead } from "../../ui/layout/page-head.tsx"
import style from "./audit-list.module.css"

export type AuditRow = {
  id: number
  when: string
  who: string
  what: string
  details: string
  leadHref: string | null
  target: string | null
}

type Props = {
  lines: readonly AuditRow[]
  people: readonly { id: string; name: string }[]
  actions: readonly { value: string; label: string }[]
  chosen: { staffId: string; action: string; from: string; to: string }
  olderHref: string | null
  newestHref: string | null
  /** When the audit was last copied off the machine. */
  copy: { text: string; isLate: boolean }
}

/** Who read, exported or changed what, newest first. */
export function AuditList({ lines, olderHref, newestHref, copy, ...filters }: Props) {
  return (
    <>
      <PageHead title="Auditoria">
        <p>
          Quem entrou, leu, exportou ou alterou o quê. Nenhum registro é alterado depois de salvo
          {copy.isLate ? "." : `, e todos são copiados para fora do servidor. ${copy.text}`}
        </p>
      </PageHead>
      {copy.isLate && <NewsBar tone="bad">{copy.text}</NewsBar>}
      <AuditFilters {...filters} />
      {lines.length === 0 ? (
        <p className={style.none}>Nada registrado com estes filtros.</p>
      ) : (
        <div className={style.lines}>
          <BlockTable label="Registros" columns={["Quando", "Quem", "O quê", "Detalhes"]}>
            {lines.map(({ id, when, who, what, details, leadHref, target }) => (
              <tr key={id}>
                <td>{when}</td>
                <th scope="row">{who}</th>
                <td>{leadHref ? <a href={leadHref}>{what}</a> : what}</td>
                <td className={style.details}>
                  {[leadHref ? null : target, details].filter(Boolean).join(", ")}
                </td>
              </tr>
            ))}
          </BlockTable>
        </div>
      )}
      <BlockPages label="Páginas da auditoria">
        {newestHref && <a href={newestHref}>Mais novos</a>}
        {olderHref && <a href={olderHref}>Mais antigos</a>}
      </BlockPages>
    </>
  )
}

function AuditFilters({ people, actions, chosen }: Pick<Props, "people" | "actions" | "chosen">) {
  return (
    <form method="get" className={style.filters} aria-label="Filtrar a auditoria">
      <FieldGrid>
        <Field id="auditoria-pessoa" name="pessoa" label="Pessoa">
          {(control) => (
            <Select {...control} defaultValue={chosen.staffId}>
              <option value="">Todas</option>
              {people.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field id="auditoria-acao" name="acao" label="Ação">
          {(control) => (
            <Select {...control} defaultValue={chosen.action}>
              <option value="">Todas</option>
              {actions.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field id="auditoria-de" name="de" label="De">
          {(control) => <input {...control} type="date" defaultValue={chosen.from} />}
        </Field>
        <Field id="auditoria-ate" name="ate" label="Até">
          {(control) => <input {...control} type="date" defaultValue={chosen.to} />}
        </Field>
      </FieldGrid>
      <Button type="submit">Filtrar</Button>
    </form>
  )
}
