import { Button } from "../../ui/controls/button.tsx"
import { NewsBar } from "../../ui/feedback/news-bar.tsx"
import { CompactStyle } from "../../ui/layout/compact-style.tsx"
import { deadlineDisplay } from "../deadline/deadline-display.ts"
import { dueLine } from "../deadline/due-line.ts"
import { at, beatriz, caio, dalva, sampleCalendar, sampleNow } from "../sample-leads.ts"
import { sampleSheet } from "../sample-sheet.ts"
import { LeadSheet, type SheetRefusal } from "./lead-sheet.tsx"
import { readyTexts } from "./ready-texts.ts"
import { StatusTrackBlock } from "./status-track-block.tsx"

type Props = { lead?: Partial<typeof sampleSheet>; refused?: SheetRefusal | null; hasOtherReader?: boolean }

export function RefusedNotePage() {
  return (
    <ExampleSheet
      refused={{
        at: "note",
        title: "A nota ainda não foi salva: este lead mudou às 14h31.",
        text: "Dalva juntou um duplicado enquanto você escrevia. Seu texto continua aqui.",
        typed: "Irmã disse que ela sai do plantão às 15h. Prefere rede com o Hospital Exemplo.",
      }}
    />
  )
}

function ExampleSheet({ lead: overrides, refused = null, hasOtherReader = true }: Props) {
  const lead = { ...sampleSheet, ...overrides }
  const deadline = deadlineDisplay(lead, sampleCalendar, sampleNow)
  return (
    <LeadSheet
      lead={lead}
      texts={readyTexts}
      deadline={deadline}
      line={dueLine(lead, deadline, sampleCalendar, sampleNow)}
      place={{ queueHref: "#fila", text: "2 de 9", previousHref: "#anterior", nextHref: "#proximo" }}
      viewer={beatriz}
      company="WebPlan"
      now={sampleNow}
      colleagues={[
        { ...caio, isAvailable: true },
        { ...dalva, isAvailable: false },
      ]}
      alsoReading={hasOtherReader ? ["Caio"] : []}
      leadHref={(id) => `#lead-${id}`}
      laterAt="2026-11-16T15:30"
      refused={refused}
      news={
        lead.firstContactAt && (
          <NewsBar tone="done" action={<Button look="text">Desfazer</Button>}>
            Contato registrado às 14h33. O relógio de Marina parou com 11 min de sobra.
          </NewsBar>
        )
      }
    />
  )
}

export function ContactedPage() {
  return (
    <ExampleSheet
      hasOtherReader={false}
      lead={{
        status: "em_contato",
        firstContactAt: at("14:33"),
        duplicates: [],
        hasDuplicates: false,
        moves: [
          { to: "cotacao_enviada", needsNote: false },
          { to: "fechado", needsNote: false },
          { to: "perdido", needsNote: false },
          { to: "descartado", needsNote: false },
        ],
      }}
    />
  )
}

export function LateAndFreePage() {
  return (
    <ExampleSheet
      hasOtherReader={false}
      lead={{
        createdAt: at("11:30"),
        dueAt: at("13:30"),
        owner: null,
        offeredTo: beatriz,
        isEscalated: true,
        attempts: 0,
        idade: "",
        ages: [],
        suspicions: ["too_fast", "links_in_message"],
        isSuspicious: true,
        phone: "ligar à noite",
        phoneE164: null,
        email: "sem arroba",
      }}
    />
  )
}

export function ReturnedMailPage() {
  const [first] = sampleSheet.entries
  const details = { class: "permanent", cause: "address" }
  const returned = first && { ...first, id: 8, kind: "visitor_mail_bounced", at: at("14:22"), details }
  return (
    <ExampleSheet
      hasOtherReader={false}
      lead={{ entries: [...sampleSheet.entries, ...(returned ? [returned] : [])] }}
    />
  )
}

export function StatusTracks() {
  return (
    <CompactStyle>
      <StatusTrackBlock
        lead={{
          ...sampleSheet,
          status: "cotacao_enviada",
          firstContactAt: at("13:00"),
          moves: [
            { to: "em_contato", needsNote: false },
            { to: "fechado", needsNote: false },
            { to: "perdido", needsNote: false },
          ],
        }}
      />
      <StatusTrackBlock
        lead={{
          ...sampleSheet,
          id: 3,
          status: "perdido",
          firstContactAt: at("13:00"),
          moves: [{ to: "em_contato", needsNote: true }],
        }}
      />
    </CompactStyle>
  )
}
