import { CompactStyle } from "../layout/compact-style.tsx"
import { BarChart } from "./bar-chart.tsx"

const week = [11, 22, 26, 20, 21, 28, 7].map((value, place) => ({
  id: String(place),
  value,
  title: `dia ${place}: ${value}`,
  tick: `${place + 10}/11`,
  tone: place === 0 || place === 6 ? ("rest" as const) : ("plain" as const),
}))

export function Week() {
  return (
    <CompactStyle>
      <BarChart label="Leads por dia, de 10 a 16 de novembro" bars={week} />
    </CompactStyle>
  )
}

export function Stepped() {
  return (
    <CompactStyle>
      <BarChart label="Leads por passo" bars={week} isStepped mark={{ before: 4, word: "prazo" }} />
    </CompactStyle>
  )
}

export function Nothing() {
  return (
    <CompactStyle>
      <BarChart label="Nenhum lead" bars={week.map((bar) => ({ ...bar, value: 0 }))} />
    </CompactStyle>
  )
}
