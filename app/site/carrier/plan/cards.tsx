import { useId } from "react"
import type { CarrierSection } from "../carrier-page.ts"
import { SectionHead } from "../section-head.tsx"
import { PlanDoors } from "./doors.tsx"
import { PlanPair } from "./pair.tsx"
import type { ChooseSubject } from "./parts.tsx"
import { PlanTowers } from "./towers.tsx"

export type PlansSection = Extract<CarrierSection, { kind: "plans" }>

type Props = { section: PlansSection; onChooseSubject: ChooseSubject }

const arrangements = { pair: PlanPair, doors: PlanDoors, towers: PlanTowers }

/** The plans of a carrier. Each links to the form and selects its subject. */
export function PlanCards({ section, onChooseSubject }: Props) {
  const id = useId()
  const Arrangement = arrangements[section.arrangement]
  return (
    <section id={section.id} aria-labelledby={id}>
      <SectionHead id={id} title={section.title} intro={section.intro} />
      <Arrangement {...section} onChooseSubject={onChooseSubject} />
    </section>
  )
}
