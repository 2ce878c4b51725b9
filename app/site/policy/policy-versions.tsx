import { href, Link } from "react-router"
import type { policyVersionTexts } from "../content/policy-versions.ts"
import style from "./policy-versions.module.css"

type Props = {
  /** The version in force first. */
  versions: readonly { on: string; date: string; change: string }[]
  texts: typeof policyVersionTexts
}

/** Every version of the policy, with what it changed and the way to its text. */
export function PolicyVersions({ versions, texts }: Props) {
  return (
    <section id="versoes" className={style.versions} aria-labelledby="t-versoes">
      <h2 id="t-versoes">{texts.title}</h2>
      <ol>
        {versions.map(({ on, date, change }, index) => (
          <li key={on}>
            <h3>
              <time dateTime={on}>{date}</time>
              {index === 0 && ` (${texts.inForce})`}
            </h3>
            <p>{change}</p>
            {index > 0 && (
              <Link to={href("/politicas-privacidade/:version", { version: on })}>{texts.read}</Link>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
