import { counted } from "../../locale/pt-br.ts"
import { ButtonLink } from "../../ui/controls/button.tsx"
import { Flag } from "../../ui/feedback/flag.tsx"
import { Block, BlockPages, BlockTable } from "../../ui/layout/block.tsx"
import { PageHead } from "../../ui/layout/page-head.tsx"
import { ClockIcon, WarningIcon } from "../../ui/tiles/icon.tsx"
import { ruleText } from "./incident-text.ts"
import style from "./register.module.css"

export type OpenIncident = {
  id: number
  href: string
  kind: string
  known: string
  risk: string
  leads: string
  told: string
  deadline: { label: string; text: string; isLate: boolean }
}
export type ClosedIncident = {
  id: number
  href: string
  kind: string
  known: string
  closed: string
  risk: string
  leads: string
}
type Props = {
  open: readonly OpenIncident[]
  closed: readonly ClosedIncident[]
  newHref: string
  olderHref: string | null
  newestHref: string | null
}

const columns = ["Nº", "O que houve", "Soubemos em", "Encerrado em", "Risco", "Leads"]

/** All incidents, open ones first. */
export function IncidentRegister({ open, closed, newHref, olderHref, newestHref }: Props) {
  return (
    <>
      <PageHead title="Incidentes" side={<ButtonLink href={newHref}>Registrar incidente</ButtonLink>}>
        <p>{`${openText(open.length)} ${ruleText}`}</p>
      </PageHead>
      <Block id="abertos" title="Abertos">
        {open.length === 0 ? (
          <p>
            Nenhum incidente aberto. Se dados pessoais foram vistos, enviados ou perdidos sem autorização,
            registre no mesmo dia, ainda que falte saber muita coisa.
          </p>
        ) : (
          open.map((incident) => <OpenOne key={incident.id} {...incident} />)
        )}
      </Block>
      <Block id="encerrados" title="Encerrados">
        {closed.length === 0 ? <p>Nenhum incidente encerrado.</p> : <Closed closed={closed} />}
      </Block>
      {(newestHref || olderHref) && (
        <BlockPages label="Páginas dos encerrados">
          {newestHref && <a href={newestHref}>Mais novos</a>}
          {olderHref && <a href={olderHref}>Mais antigos</a>}
        </BlockPages>
      )}
    </>
  )
}

function OpenOne({ id, href, kind, known, risk, leads, told, deadline }: OpenIncident) {
  return (
    <article className={style.incident} aria-labelledby={`incidente-${id}`}>
      <div className={style.head}>
        <h3 id={`incidente-${id}`}>
          <a href={href}>{`Nº ${id}. ${kind}`}</a>
        </h3>
        <Flag
          look={deadline.isLate ? "warning" : "present"}
          icon={deadline.isLate ? <WarningIcon /> : <ClockIcon />}
        >
          {deadline.label}
        </Flag>
      </div>
      <p>{deadline.text}</p>
      <p className={style.note}>{`Soubemos em ${known}. ${risk}. ${leads}. ${told}`}</p>
    </article>
  )
}

function Closed({ closed }: Pick<Props, "closed">) {
  return (
    <BlockTable label="Incidentes encerrados" columns={columns}>
      {closed.map((incident) => (
        <tr key={incident.id}>
          <td>{incident.id}</td>
          <th scope="row">
            <a href={incident.href}>{incident.kind}</a>
          </th>
          <td>{incident.known}</td>
          <td>{incident.closed}</td>
          <td>{incident.risk}</td>
          <td>{incident.leads}</td>
        </tr>
      ))}
    </BlockTable>
  )
}

function openText(count: number) {
  return count === 0
    ? "Nenhum incidente aberto."
    : `${counted(count, "incidente aberto", "incidentes abertos")}.`
}
