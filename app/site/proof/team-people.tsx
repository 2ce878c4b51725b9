import type { Person } from "../../team/person.ts"
import { classNames } from "../../ui/class-names.ts"
import { officialAddresses } from "../content/official-addresses.ts"
import type { team } from "../content/team.ts"
import { ProseText } from "../prose/prose-text.tsx"
import { OfficialLink } from "./official-link.tsx"
import { Portrait } from "./portrait.tsx"
import { Seal } from "./seal.tsx"
import style from "./team-people.module.css"

type Texts = Pick<ReturnType<typeof team>, "title" | "lead" | "nobody" | "labels">
type Labels = ReturnType<typeof team>["labels"]

/** The people of the office; the responsible broker, or the only person, first and larger. */
export function TeamPeople({ texts, people }: { texts: Texts; people: readonly Person[] }) {
  const { labels } = texts
  const isDemonstration = people.some(({ isSample }) => isSample)
  const large = people.filter((person) => person.isResponsibleBroker || people.length === 1)
  const others = people.filter((person) => !large.includes(person))
  return (
    <section aria-labelledby="equipe">
      <div className={style.head}>
        <h1 id="equipe">{texts.title}</h1>
        <div>
          <p className={style.lead}>{people.length > 0 ? texts.lead : <ProseText text={texts.nobody} />}</p>
          {isDemonstration && <Seal text={labels.sampleNote} sample={labels.sample} />}
        </div>
      </div>
      {people.length > 0 && (
        <ul className={style.people}>
          {[...large, ...others].map((person, index) => {
            const isLarge = index < large.length
            return (
              <li
                key={person.slug}
                id={person.slug}
                className={isLarge ? style.responsible : personClass(index - large.length, others.length)}
                data-part="person"
                data-ground={isLarge ? "petroleo" : undefined}
              >
                <Portrait person={person} sampleLabel={labels.samplePortrait} place={index} />
                <About person={person} labels={labels} />
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}

const inRow = 4

/** The people of a last row that is not full share its width; one or two have their text beside the portrait. */
function personClass(index: number, count: number) {
  const inLastRow = count % inRow
  const isInLastRow = index >= count - inLastRow
  return classNames(
    style.person,
    index % inRow === 0 && style.first,
    isInLastRow && [style.whole, style.half, style.third][inLastRow - 1],
    // A phone has two in a row.
    count % 2 === 1 && index === count - 1 && style.alone,
  )
}

function About({ person, labels }: { person: Person; labels: Labels }) {
  return (
    <div className={style.about}>
      {person.quote && <blockquote>“{person.quote}”</blockquote>}
      <h2>{person.name}</h2>
      <p className={style.role}>{person.role}</p>
      <p>{person.work}</p>
      <dl className={style.facts}>
        <div>
          <dt>{labels.languages}</dt>
          <dd>{person.languages}</dd>
        </div>
        <div>
          <dt>{labels.hours}</dt>
          <dd>{person.hours}</dd>
        </div>
        <div>
          <dt>{labels.registration}</dt>
          <dd>
            {person.susep ? (
              <OfficialLink label={`${labels.check} ${person.susep}`} href={officialAddresses.susep} />
            ) : (
              labels.unregistered
            )}
          </dd>
        </div>
      </dl>
    </div>
  )
}
