import { AgeBands } from "./age-bands.tsx"
import { BenefitStem } from "./benefit-stem.tsx"
import { BenefitWall } from "./benefit-wall.tsx"
import type { CarrierSection } from "./carrier-page.ts"
import { DetailAnswers } from "./detail-answers.tsx"
import { DetailDossier } from "./detail-dossier.tsx"
import { CarrierNetwork } from "./network.tsx"
import { PlanCards } from "./plan/cards.tsx"
import type { AskAbout } from "./plan/parts.tsx"
import { StatesGrid } from "./states-grid.tsx"
import { CarrierStats } from "./stats.tsx"

type Props = {
  sections: readonly CarrierSection[]
  /** A plan's link was followed: its subject is to be chosen in the form. */
  onAsk: AskAbout
}

/** Everything a carrier page says between its hero and its form. */
export function CarrierSections({ sections, onAsk }: Props) {
  return sections.map((section) => <Section key={section.title} section={section} onAsk={onAsk} />)
}

function Section({ section, onAsk }: { section: CarrierSection; onAsk: AskAbout }) {
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
      return <PlanCards section={section} onAsk={onAsk} />
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
