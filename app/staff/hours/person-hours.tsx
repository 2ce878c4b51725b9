import { refusalBlock } from "../../locale/control-texts.ts"
import { weekFieldTexts } from "../../locale/week-form.ts"
import { Button } from "../../ui/controls/button.tsx"
import { WeekFields, type WeekFieldsRow } from "../../ui/controls/week-fields.tsx"
import { NewsBar } from "../../ui/feedback/news-bar.tsx"
import { Block, BlockForm, BlockRefusal } from "../../ui/layout/block.tsx"
import { PageHead } from "../../ui/layout/page-head.tsx"
import { type PersonState, personStateText } from "../people/person-state.ts"
import { roleLabels, type StaffRole } from "../people/staff-person.ts"
import { AbsenceForm, AbsenceList, type AbsenceRow, type TypedAbsence } from "./absences.tsx"

type Props = {
  person: { name: string; role: StaffRole; state: PersonState }
  /** A person without own hours has the office's hours. */
  hasOwnHours: boolean
  week: readonly WeekFieldsRow[]
  absences: readonly AbsenceRow[]
  back: { label: string; href: string }
  news: string | null
  /** After a refused form: why, and what was typed. */
  refusal?: { title: string; text: string } | null
  typedWeek?: readonly WeekFieldsRow[] | null
  typed?: TypedAbsence | null
}

/** The page with the hours and absences of one person. */
export function PersonHours(props: Props) {
  const { person, hasOwnHours, week, absences, back, news, refusal = null, typedWeek, typed = null } = props
  return (
    <>
      {news && !refusal && <NewsBar tone="done">{news}</NewsBar>}
      <PageHead title={person.name} side={<a href={back.href}>{back.label}</a>}>
        <p>
          {`${roleLabels[person.role]}, ${personStateText[person.state]}.`}
          {person.role !== "atendente" && ` Só quem tem o perfil ${roleLabels.atendente} recebe leads novos.`}
        </p>
      </PageHead>
      <BlockRefusal {...refusalBlock} refusal={refusal} />
      <Block
        id="horario"
        title="Horário"
        side={hasOwnHours ? "Horário próprio" : "Sem horário próprio: vale o do escritório"}
      >
        <BlockForm intent="hours">
          <p>
            Leads novos só são oferecidos neste horário, fora dos feriados. Deixe tudo em branco para usar o
            expediente do escritório. Para meia-noite, use 00:00.
          </p>
          <WeekFields rows={typedWeek ?? week} texts={weekFieldTexts} />
          <Button type="submit">Salvar horário</Button>
        </BlockForm>
      </Block>
      <Block id="ausencias" title="Ausências">
        <AbsenceList absences={absences} />
      </Block>
      <Block id="nova-ausencia" title="Marcar uma ausência">
        <AbsenceForm typed={typed} />
      </Block>
    </>
  )
}
