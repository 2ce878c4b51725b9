import { href } from "react-router"
import type { LeadNumbers, NumbersPeriod } from "./numbers.ts"
import { NumbersPage } from "./numbers-page.tsx"

const perDay = [
  11, 22, 26, 20, 21, 28, 7, 11, 29, 20, 28, 23, 20, 7, 12, 10, 22, 24, 22, 29, 12, 6, 29, 21, 23, 29, 20, 15,
  15, 23,
]
const firstDay = Date.UTC(2026, 9, 18)
const msPerDay = 86_400_000

const days = perDay.map((leads, index) => {
  const date = new Date(firstDay + index * msPerDay)
  const day = date.toISOString().slice(0, 10)
  return { day, leads, isRest: [0, 6].includes(date.getUTCDay()) || day === "2026-11-02" }
})

const bounds = [0, 15, 30, 45, 60, 75, 90, 105, 120, 150, 180]
const contacted = [98, 110, 92, 75, 58, 46, 38, 26, 19, 8, 7]

const numbers: LeadNumbers = {
  period: { key: "30-dias", from: "2026-10-18", to: "2026-11-16" },
  countedAt: new Date("2026-11-16T14:32:00-03:00"),
  promise: { kept: 543, answered: 577, percent: 94 },
  medianMinutes: 43,
  p90Minutes: 106,
  waitingNow: 9,
  lateNow: 1,
  stats: { total: 1284, today: 23, month: 312, closed: 141, isFailed: false },
  conversion: 11,
  days,
  firstContactHistogram: bounds.map((from, index) => ({
    from,
    to: bounds[index + 1] ?? null,
    leads: contacted[index] ?? 0,
  })),
  weeks: [
    { from: "2026-10-19", to: "2026-10-25", leads: 135, medianMinutes: 46, inTime: 93 },
    { from: "2026-10-26", to: "2026-11-01", leads: 139, medianMinutes: 45, inTime: 92 },
    { from: "2026-11-02", to: "2026-11-08", leads: 125, medianMinutes: 42, inTime: 95 },
    { from: "2026-11-09", to: "2026-11-15", leads: 152, medianMinutes: 40, inTime: 96 },
  ],
  funnel: { visits: 21_480, formViews: 6312, leads: 585, contacted: 576, quoted: 275, closed: 66 },
  byOperadora: [
    { key: "amil", label: "Amil", leads: 182, closed: 27, inTime: 96 },
    { key: "sulamerica", label: "SulAmérica", leads: 123, closed: 15, inTime: 91 },
    { key: "main", label: "Formulário principal", leads: 105, closed: 8, inTime: 94 },
    { key: "medsenior", label: "MedSênior", leads: 76, closed: 9, inTime: 95 },
    { key: "porto_seguro", label: "Porto Seguro", leads: 58, closed: 4, inTime: 93 },
    { key: "alice", label: "Alice", leads: 41, closed: 3, inTime: null },
  ],
  bySource: [
    { label: "google cpc", leads: 212, closed: 21 },
    { label: "google orgânico", leads: 140, closed: 13 },
    { label: "direto", leads: 105, closed: 15 },
    { label: "instagram", leads: 64, closed: 4 },
    { label: "blog", leads: 41, closed: 7 },
    { label: "indicação", leads: 23, closed: 6 },
  ],
  byPage: [
    { label: href("/:carrier", { carrier: "amil" }), leads: 182, closed: 27 },
    { label: "Início", leads: 105, closed: 8 },
  ],
}

const periodNames: readonly (readonly [NumbersPeriod, string])[] = [
  ["hoje", "Hoje"],
  ["7-dias", "7 dias"],
  ["30-dias", "30 dias"],
  ["mes", "Este mês"],
  ["inicio", "Desde o início"],
  ["outro", "Outro período"],
]

export function MonthPage() {
  return <NumbersPage numbers={numbers} tabs={tabsAt("30-dias")} csvHref="#csv" action="#numeros" />
}

function tabsAt(current: NumbersPeriod) {
  return periodNames.map(([key, label]) => ({ label, href: `#${key}`, isCurrent: key === current }))
}

export function FailedPage() {
  return (
    <NumbersPage
      numbers={{
        ...numbers,
        promise: null,
        medianMinutes: null,
        p90Minutes: null,
        stats: { total: 0, today: 0, month: 0, closed: 0, isFailed: true },
        conversion: null,
        days: null,
        firstContactHistogram: null,
        funnel: null,
        byOperadora: null,
        bySource: [],
      }}
      tabs={tabsAt("30-dias")}
      csvHref={null}
      action="#numeros"
    />
  )
}

/** A long period in weeks, and a funnel that starts with leads. */
export function SinceTheBeginningPage() {
  return (
    <NumbersPage
      numbers={{
        ...numbers,
        period: { key: "outro", from: "2025-11-03", to: "2026-11-16" },
        days: [],
        weeks: Array.from({ length: 53 }, (_, week) => {
          const monday = Date.UTC(2025, 10, 10) + week * 7 * msPerDay
          const dayAt = (ms: number) => new Date(ms).toISOString().slice(0, 10)
          return {
            from: dayAt(monday),
            to: dayAt(monday + 6 * msPerDay),
            leads: 90 + ((week * 37) % 70),
            medianMinutes: 40 + (week % 9),
            inTime: 90 + (week % 7),
          }
        }),
        funnel: { visits: null, formViews: null, leads: 585, contacted: 576, quoted: 275, closed: 66 },
      }}
      tabs={tabsAt("outro")}
      csvHref="#csv"
      action="#numeros"
    />
  )
}

export function FirstDayPage() {
  return (
    <NumbersPage
      numbers={{
        ...numbers,
        period: { key: "hoje", from: "2026-11-16", to: "2026-11-16" },
        promise: { kept: 0, answered: 0, percent: null },
        medianMinutes: null,
        p90Minutes: null,
        lateNow: 0,
        stats: { total: 0, today: 0, month: 0, closed: 0, isFailed: false },
        conversion: null,
        days: [{ day: "2026-11-16", leads: 0, isRest: false }],
        firstContactHistogram: bounds.map((from, index) => ({
          from,
          to: bounds[index + 1] ?? null,
          leads: 0,
        })),
        weeks: [],
        funnel: { visits: null, formViews: null, leads: 0, contacted: 0, quoted: 0, closed: 0 },
        byOperadora: [],
        bySource: [],
        byPage: [],
      }}
      tabs={tabsAt("hoje")}
      csvHref="#csv"
      action="#numeros"
    />
  )
}
