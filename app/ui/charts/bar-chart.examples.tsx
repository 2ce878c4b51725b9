import { WorkGround } from "../layout/work-ground.tsx"
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
    <WorkGround>
      <BarChart label="Leads por dia, de 10 a 16 de novembro" bars={week} />
    </WorkGround>
  )
}

export function Stepped() {
  return (
    <WorkGround>
      <BarChart label="Leads por passo" bars={week} isStepped mark={{ before: 4, word: "prazo" }} />
    </WorkGround>
  )
}

export function Nothing() {
  return (
    <WorkGround>
      <BarChart label="Nenhum lead" bars={week.map((bar) => ({ ...bar, value: 0 }))} />
    </WorkGround>
  )
}
