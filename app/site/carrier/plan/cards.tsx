import { useId } from "react"
import type { CarrierSection } from "../carrier-page.ts"
import { SectionHead } from "../section-head.tsx"
import { PlanDoors } from "./doors.tsx"
import { PlanPair } from "./pair.tsx"
import type { AskAbout } from "./parts.tsx"
import { PlanTowers } from "./towers.tsx"

export type PlansSection = Extract<CarrierSection, { kind: "plans" }>

type Props = { section: PlansSection; onAsk: AskAbout }

const arrangements = { pair: PlanPair, doors: PlanDoors, towers: PlanTowers }

/** The ways into a carrier. Each leads to the form, with its subject chosen there. */
export function PlanCards({ section, onAsk }: Props) {
  const id = useId()
  const Arrangement = arrangements[section.arrangement]
  return (
    <section id={section.id} aria-labelledby={id}>
      <SectionHead id={id} title={section.title} intro={section.intro} />
      <Arrangement {...section} onAsk={onAsk} />
    </section>
  )
}
