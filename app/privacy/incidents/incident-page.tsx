import type { ReactNode } from "react"
import { Button, ButtonLink } from "../../ui/controls/button.tsx"
import { NewsBar } from "../../ui/feedback/news-bar.tsx"
import { BlockForm, BlockMore } from "../../ui/layout/block.tsx"
import { type Fact, Facts } from "../../ui/layout/facts.tsx"
import { PageHead } from "../../ui/layout/page-head.tsx"
import { Sheet, SheetBlock } from "../../ui/layout/sheet.tsx"
import { CheckIcon, ClockIcon, WarningIcon } from "../../ui/tiles/icon.tsx"
import { AssessmentFields, FactsFields, type FormValues, NoticeFields } from "./incident-fields.tsx"
import type { FieldFaults } from "./incident-form.ts"
import { type AffectedPeople, IncidentLeads } from "./incident-leads.tsx"
import style from "./incident-page.module.css"
import { IncidentRefusalBlock, type ShownRefusal } from "./incident-refusal.tsx"

export type IncidentForm = "facts" | "assessment" | "tell"
type NoticeRow = { id: number; who: string; how: string; note: string; by: string }

export type IncidentPageProps = {
  title: string
  kind: string
  reported: string
  /** Null while it is open. */
  closed: string | null
  version: string
  deadline: { label: string; text: string; isLate: boolean; isDone: boolean }
  rule: string
  facts: readonly Fact[]
  /** An empty value is not written yet. */
  assessment: readonly { label: string; value: string }[]
  forms: Readonly<Record<IncidentForm, FormValues>>
  /** The form that is shown open. */
  openForm: IncidentForm | null
  people: AffectedPeople
  notices: readonly NoticeRow[]
  /** What is missing before it may be closed. */
  missing: readonly string[]
  history: readonly { id: number; when: string; who: string; what: string }[]
  addresses: { register: string; letters: string }
  news: string | null
  refusal: ShownRefusal | null
  faults: FieldFaults
}

/** One incident: what happened, whose data, the deadline, who was told. */
export function IncidentPage(props: IncidentPageProps) {
  const { title, kind, reported, closed, addresses, news, refusal, faults } = props
  return (
    <>
      {news && <NewsBar tone="done">{news}</NewsBar>}
      <PageHead title={title} side={<a href={addresses.register}>Todos os incidentes</a>}>
        <p>{`${kind}. ${closed ?? reported}`}</p>
      </PageHead>
      <IncidentRefusalBlock refusal={refusal} faults={faults} />
      <Sheet
        left={
          <>
            <WhatHappened {...props} />
            <IncidentLeads {...props.people} canAct={closed === null} faults={faults} />
            <Assessment {...props} />
          </>
        }
        right={
          <>
            <Deadline {...props} />
            <Told {...props} />
            <Letters {...props} />
            <Closing {...props} />
            <History {...props} />
          </>
        }
      />
    </>
  )
}

type FormProps = IncidentPageProps & { form: IncidentForm; label: string; children: ReactNode }

/** A form behind a line; open after a refusal, and when its address says so. */
function ChangeForm({ form, label, children, openForm, closed, version }: FormProps) {
  if (closed) return null
  const content = (
    <BlockForm intent={form} fields={{ version }}>
      {children}
      <Button type="submit">Salvar</Button>
    </BlockForm>
  )
  return openForm === form ? (
    <div className={style.open}>{content}</div>
  ) : (
    <BlockMore label={label}>{content}</BlockMore>
  )
}

/** The stored values are in the fields of an open form; after a refusal the two may differ. */
function isShown({ openForm, closed, refusal }: IncidentPageProps, form: IncidentForm) {
  return openForm !== form || closed !== null || refusal !== null
}

function WhatHappened(props: IncidentPageProps) {
  return (
    <SheetBlock title="O que houve" id="fatos" order={1}>
      {isShown(props, "facts") && (
        <div className={style.facts}>
          <Facts of={props.facts} />
        </div>
      )}
      <ChangeForm {...props} form="facts" label="Mudar o que houve">
        <FactsFields values={props.forms.facts} faults={props.faults} />
      </ChangeForm>
    </SheetBlock>
  )
}

function Assessment(props: IncidentPageProps) {
  return (
    <SheetBlock title="Risco e textos das cartas" id="avaliacao" order={3}>
      {isShown(props, "assessment") && (
        <div className={style.texts}>
          <Facts
            of={props.assessment.map(({ label, value }) => ({
              label,
              value: value || <span className={style.unwritten}>A escrever</span>,
            }))}
          />
        </div>
      )}
      <ChangeForm {...props} form="assessment" label="Mudar risco e textos">
        <AssessmentFields values={props.forms.assessment} faults={props.faults} />
      </ChangeForm>
    </SheetBlock>
  )
}

function Deadline({ deadline, rule }: IncidentPageProps) {
  const { label, text, isLate, isDone } = deadline
  const look = isLate ? style.late : isDone ? style.done : style.running
  return (
    <SheetBlock title="Prazo" id="prazo" order={0}>
      <div className={look}>
        {isLate ? <WarningIcon /> : isDone ? <CheckIcon /> : <ClockIcon />}
        <p>
          <strong>{label}</strong>
          {text}
        </p>
      </div>
      <p className={style.note}>{rule}</p>
    </SheetBlock>
  )
}

function Told(props: IncidentPageProps) {
  const { notices, closed, forms, faults } = props
  return (
    <SheetBlock title="Quem foi avisado" id="avisos" order={4}>
      {notices.length === 0 ? (
        <p>Ninguém ainda.</p>
      ) : (
        <ul className={style.rows}>
          {notices.map(({ id, who, how, note, by }) => (
            <li key={id}>
              <strong>{who}</strong>
              <span>{how}</span>
              {note && <span className={style.typed}>{note}</span>}
              <small>{by}</small>
            </li>
          ))}
        </ul>
      )}
      {!closed && (
        <p className={style.note}>
          Avise primeiro e registre aqui depois. Um registro não é mudado nem apagado: se houver engano,
          registre outro e explique na observação.
        </p>
      )}
      <ChangeForm {...props} form="tell" label="Registrar quem foi avisado">
        <NoticeFields values={forms.tell} faults={faults} />
      </ChangeForm>
    </SheetBlock>
  )
}

function Letters({ addresses }: IncidentPageProps) {
  return (
    <SheetBlock title="Cartas" id="cartas" order={5}>
      <p>
        A carta à ANPD e a carta a cada titular, com o que está neste registro. O painel prepara; quem envia é
        o escritório.
      </p>
      <div className={style.act}>
        <ButtonLink look="quiet" href={addresses.letters}>
          Preparar cartas
        </ButtonLink>
      </div>
    </SheetBlock>
  )
}

function Closing({ missing, closed }: IncidentPageProps) {
  if (closed)
    return (
      <SheetBlock title="Encerrado" id="encerrar" order={6}>
        <p>{closed}</p>
        <div className={style.act}>
          <BlockForm intent="reopen">
            <Button type="submit" look="quiet">
              Reabrir
            </Button>
          </BlockForm>
        </div>
      </SheetBlock>
    )
  return (
    <SheetBlock title="Encerrar" id="encerrar" order={6}>
      {missing.length > 0 ? (
        <>
          <p>Para encerrar, falta:</p>
          <ul className={style.missing}>
            {missing.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      ) : (
        <>
          <p>Não falta nada. O registro continua salvo e pode ser reaberto.</p>
          <div className={style.act}>
            <BlockForm intent="close">
              <Button type="submit">Encerrar incidente</Button>
            </BlockForm>
          </div>
        </>
      )}
    </SheetBlock>
  )
}

function History({ history }: IncidentPageProps) {
  return (
    <SheetBlock title="Histórico" id="historico" order={7}>
      <ul className={style.rows}>
        {history.map(({ id, when, who, what }) => (
          <li key={id}>
            <span>{what}</span>
            <small>{`${who}, ${when}`}</small>
          </li>
        ))}
      </ul>
    </SheetBlock>
  )
}
