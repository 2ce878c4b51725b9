import { AgeBands } from "./age-bands.tsx"
import { ArticleQuestions } from "./article-questions.tsx"
import { BenefitWall } from "./benefit-wall.tsx"
import type { CarrierPage, CarrierSection } from "./carrier-page.ts"
import { DetailList } from "./detail-list.tsx"
import { DocumentFigure } from "./document-figure.tsx"
import { CarrierNetwork } from "./network.tsx"
import { PlanCards } from "./plan/cards.tsx"
import type { ChooseSubject } from "./plan/parts.tsx"
import style from "./sections.module.css"
import { StatesGrid } from "./states-grid.tsx"
import { CarrierStats } from "./stats.tsx"

type Props = {
  page: Pick<CarrierPage, "glaze" | "art" | "sections">
  /** Called when the visitor follows a plan's link. */
  onChooseSubject: ChooseSubject
}

/** The sections of a carrier page between its hero and its form. */
export function CarrierSections({ page, onChooseSubject }: Props) {
  return (
    <div className={style.sections}>
      {page.sections.map((section) => (
        <Section key={section.title} section={section} page={page} onChooseSubject={onChooseSubject} />
      ))}
    </div>
  )
}

function Section({ section, page, onChooseSubject }: Props & { section: CarrierSection }) {
  switch (section.kind) {
    case "benefits":
      return <BenefitWall section={section} />
    case "stats":
      return <CarrierStats section={section} />
    case "plans":
      return <PlanCards section={section} onChooseSubject={onChooseSubject} />
    case "details":
      return <DetailList section={section} />
    case "ageBands":
      return <AgeBands section={section} />
    case "network":
      return <CarrierNetwork section={section} />
    case "states":
      return <StatesGrid section={section} />
    case "document":
      return <DocumentFigure section={section} ground={page.glaze} motif={page.art.emblem.motif} />
    case "questions":
      return <ArticleQuestions section={section} />
    default:
      return section satisfies never
  }
}
