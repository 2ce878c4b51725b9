import style from "./incident-lead-links.module.css"

export type LeadLink = { href: string; protocol: string }
type Props = { leads: readonly LeadLink[]; more: string | null }

/** The first leads of a set, by protocol, without names. */
export function LeadLinks({ leads, more }: Props) {
  return (
    <ul className={style.leads} aria-label="Leads, por protocolo">
      {leads.map(({ href, protocol }) => (
        <li key={protocol}>
          <a href={href}>{protocol}</a>
        </li>
      ))}
      {more && <li>{more}</li>}
    </ul>
  )
}
