import type { team } from "../content/team.ts"
import { OfficialLink } from "./official-link.tsx"
import style from "./public-checks.module.css"

/** Registrations, each with the official address where a visitor checks it. */
export function PublicChecks({ checks }: { checks: ReturnType<typeof team>["checks"] }) {
  return (
    <section className={style.checks} id={checks.id} aria-labelledby="t-conferir">
      <div className={style.head}>
        <h2 id="t-conferir">{checks.title}</h2>
        <p>{checks.text}</p>
      </div>
      <ul>
        {checks.items.map(({ title, code, text, link }) => (
          <li key={title} data-part="check">
            <h3>{title}</h3>
            <p className={style.code}>{code}</p>
            <p>{text}</p>
            <OfficialLink {...link} />
          </li>
        ))}
      </ul>
    </section>
  )
}
