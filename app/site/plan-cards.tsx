import { useId } from "react"
import type { CarrierSection } from "./carrier-page.ts"
import { PlanDoors } from "./plan-doors.tsx"
import { PlanPair } from "./plan-pair.tsx"
import type { AskAbout } from "./plan-parts.tsx"
import { PlanTowers } from "./plan-towers.tsx"
import { SectionHead } from "./section-head.tsx"

export type PlansSection = Extract<CarrierSection, { kind: "plans" }>

type Props = { section: PlansSection; onAsk: AskAbout }

const arrangements = { pair: PlanPair, doors: PlanDoors, towers: PlanTowers }

/** The ways into a carrier. Each leads to the form, with its subject chosen there. */
export const PlanCards = ({ section, onAsk }: Props) => {
  const id = useId()
  const Arrangement = arrangements[section.arrangement]
  return (
    <section id={section.id} aria-labelledby={id}>
      <SectionHead id={id} title={section.title} intro={section.intro} />
      <Arrangement {...section} onAsk={onAsk} />
    </section>
  )
}
