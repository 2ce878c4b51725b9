import { AgeBands } from "./age-bands.tsx"
import { BenefitStem } from "./benefit-stem.tsx"
import { BenefitWall } from "./benefit-wall.tsx"
import type { CarrierSection } from "./carrier-page.ts"
import { DetailAnswers } from "./detail-answers.tsx"
import { DetailDossier } from "./detail-dossier.tsx"
import { CarrierNetwork } from "./network.tsx"
import { PlanCards } from "./plan/cards.tsx"
import type { ChooseSubject } from "./plan/parts.tsx"
import { StatesGrid } from "./states-grid.tsx"
import { CarrierStats } from "./stats.tsx"

type Props = {
  sections: readonly CarrierSection[]
  /** Called when the visitor follows a plan's link. */
  onChooseSubject: ChooseSubject
}

/** The sections of a carrier page between its hero and its form. */
export function CarrierSections({ sections, onChooseSubject }: Props) {
  return sections.map((section) => (
    <Section key={section.title} section={section} onChooseSubject={onChooseSubject} />
  ))
}

function Section({ section, onChooseSubject }: { section: CarrierSection; onChooseSubject: ChooseSubject }) {
  switch (section.kind) {
    case "benefits":
      return section.arrangement === "wall" ? (
        <BenefitWall section={section} />
      ) : (
        <BenefitStem section={section} />
      )
    case "stats":
      return <CarrierStats section={section} />
    case "plans":
      return <PlanCards section={section} onChooseSubject={onChooseSubject} />
    case "details":
      return section.arrangement === "dossier" ? (
        <DetailDossier section={section} />
      ) : (
        <DetailAnswers section={section} />
      )
    case "ageBands":
      return <AgeBands section={section} />
    case "network":
      return <CarrierNetwork section={section} />
    case "states":
      return <StatesGrid section={section} />
    default:
      return section satisfies never
  }
}
