import { Link } from "react-router"
import { listText } from "../content/lists.ts"
import { blogUrl } from "../post.ts"
import style from "./breadcrumb.module.css"

const { label, home, blog } = listText.breadcrumb

export type Step = { label: string; href: string }

export function Breadcrumb({ steps }: { steps: readonly Step[] }) {
  return (
    <nav className={style.breadcrumb} aria-label={label}>
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

/** The steps from the home page to a page of the blog; the page itself is the last. */
export function breadcrumbSteps(...steps: readonly Step[]): Step[] {
  return [home, { label: blog, href: blogUrl }, ...steps]
}
