import type { ComponentProps } from "react"
import { Button } from "../../ui/controls/button.tsx"
import { NewsBar } from "../../ui/feedback/news-bar.tsx"
import { CompactStyle } from "../../ui/layout/compact-style.tsx"
import { LiveBars } from "../live/live-news.tsx"
import { beatriz, sampleCalendar, sampleLead, sampleNow, sampleQueue } from "../sample-leads.ts"
import type { FilterState } from "./filter-panel.tsx"
import { Queue } from "./queue.tsx"
import { queueLines } from "./queue-line.ts"

const option = (label: string) => ({ value: label, label })

const filters: FilterState = {
  action: "#queue",
  kept: {},
  search: "",
  isSuspicious: false,
  filters: [
    { name: "operadora", label: "Operadora", value: "", options: ["Amil", "SulAmérica"].map(option) },
    { name: "periodo", label: "Período", value: "Hoje", options: ["Hoje", "7 dias", "30 dias"].map(option) },
    { name: "dono", label: "Responsável", value: "", options: ["Você"].map(option) },
    { name: "origem", label: "Origem", value: "", options: ["google cpc"].map(option) },
  ],
}

const viewNames = [
  ["Fila", "9"],
  ["Meus", "12"],
  ["Em contato", "31"],
  ["Cotação enviada", "18"],
  ["Fechados", "141"],
  ["Perdidos", "96"],
  ["Todos", "1.284"],
] as const

const queue: ComponentProps<typeof Queue> = {
  title: "Fila de leads",
  views: viewsAt("Fila"),
  isQueue: true,
  lines: queueLines(sampleQueue, sampleCalendar, sampleNow),
  isFailed: false,
  waiting: { count: 9, late: 1, nextMinutes: 12 },
  day: { leads: 23, inTime: 13, late: 1, waiting: 9, tiles: tiles(14, 9) },
  filters,
  pager: { newer: null, older: null },
  viewerId: beatriz.id,
  now: sampleNow,
  leadHref: (id) => `#lead-${id}`,
  href: "#queue",
  suggestedLinks: [
    { label: "Ver meus retornos de hoje", href: "#meus" },
    { label: "Ver cotações enviadas", href: "#cotacoes" },
  ],
  liveAddress: null,
}

const arrival = { count: 1, text: "Amil, 2 vidas. Prazo até as 16h32." }

export function WaitingPage() {
  return <Queue {...queue} news={<LiveBars arrivals={arrival} lostSince={null} onShow={() => {}} />} />
}

function viewsAt(current: string) {
  return viewNames.map(([label, count]) => ({
    label,
    count,
    href: `#${label}`,
    isCurrent: label === current,
  }))
}

function tiles(inTime: number, waiting: number) {
  return [
    ...Array.from({ length: inTime }, (_, index) => ({ state: index === 6 ? "late" : "in-time" }) as const),
    ...Array.from({ length: waiting }, () => ({ state: "waiting" }) as const),
  ]
}

export function EmptyPage() {
  return (
    <Queue
      {...queue}
      lines={[]}
      waiting={{ count: 0, late: 0, nextMinutes: null }}
      day={{ leads: 23, inTime: 22, late: 1, waiting: 0, tiles: tiles(23, 0) }}
    />
  )
}

export const FailedPage = () => <Queue {...queue} lines={[]} isFailed waiting={null} day={null} />

export function NothingFoundPage() {
  return (
    <Queue
      {...queue}
      lines={[]}
      filters={{ ...filters, search: "Zulmira" }}
      waiting={{ count: 9, late: 0, nextMinutes: 12 }}
    />
  )
}

const closed = [
  sampleLead({
    id: 21,
    name: "Nair Suposta",
    status: "fechado",
    operadora: "amil",
    idade: "44",
    owner: beatriz,
  }),
  sampleLead({
    id: 22,
    name: "Otávio Inventado com um Sobrenome Bastante Comprido",
    status: "em_contato",
    firstContactAt: new Date("2026-11-16T13:31:00-03:00"),
    createdAt: new Date("2026-11-16T12:50:00-03:00"),
    phone: "ramal 12",
    phoneE164: null,
    isSuspicious: true,
    hasDuplicates: true,
    messageIsAutomatic: true,
  }),
  sampleLead({
    id: 23,
    name: "Rute Exemplar",
    status: "descartado",
    createdAt: new Date("2026-11-09T18:00:00-03:00"),
  }),
]

export function AllPage() {
  return (
    <Queue
      {...queue}
      title="Todos os leads"
      views={viewsAt("Todos")}
      isQueue={false}
      lines={queueLines(closed, sampleCalendar, sampleNow)}
      pager={{ newer: "#novos", older: "#antigos" }}
    />
  )
}

export function ClosedOfficePage() {
  const evening = new Date("2026-11-13T21:10:00-03:00")
  const lead = sampleLead({
    id: 31,
    name: "Noêmia Fictícia",
    createdAt: new Date("2026-11-13T19:20:00-03:00"),
    dueAt: new Date("2026-11-16T09:20:00-03:00"),
  })
  const leadWithoutDeadline = sampleLead({ id: 32, name: "Sem Prazo da Silva", dueAt: null })
  return (
    <Queue
      {...queue}
      lines={queueLines([lead, leadWithoutDeadline], sampleCalendar, evening)}
      waiting={{ count: 2, late: 0, nextMinutes: 80 }}
      day={{ leads: 2, inTime: 0, late: 0, waiting: 2, tiles: tiles(0, 2) }}
      now={evening}
    />
  )
}

export function News() {
  return (
    <CompactStyle>
      <LiveBars
        arrivals={{ count: 1, text: "Amil, 2 vidas." }}
        lostSince={new Date("2026-11-16T14:30:00-03:00")}
        onShow={() => {}}
      />
      <NewsBar tone="people" action={<Button look="text">Próximo lead</Button>}>
        <b>Caio aceitou Helena Hipotética</b> às 14h33, antes de você.
      </NewsBar>
      <NewsBar tone="done" action={<Button look="text">Desfazer</Button>}>
        Contato registrado às 14h33. O relógio de Marina parou com 11 min de sobra.
      </NewsBar>
    </CompactStyle>
  )
}
