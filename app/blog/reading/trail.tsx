import { Link } from "react-router"
import { listText } from "../content/lists.ts"
import { blogUrl } from "../post.ts"
import style from "./trail.module.css"

const { label, home, blog } = listText.trail

export type Step = { label: string; href: string }

export function Trail({ steps }: { steps: readonly Step[] }) {
  return (
    <nav className={style.trail} aria-label={label}>
      <ol>
        {steps.map((step, index) => (
          <li key={step.href}>
            {index === steps.length - 1 ? (
              <span aria-current="page">{step.label}</span>
            ) : (
              <Link to={step.href}>{step.label}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The steps from the site's front to a page of the blog; the page itself is the last. */
export function trailSteps(...steps: readonly Step[]): Step[] {
  return [home, { label: blog, href: blogUrl }, ...steps]
}
