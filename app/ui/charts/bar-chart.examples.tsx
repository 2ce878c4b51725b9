import { WorkGround } from "../layout/work-ground.tsx"
import { BarChart } from "./bar-chart.tsx"

const week = [11, 22, 26, 20, 21, 28, 7].map((value, place) => ({
  id: String(place),
  value,
  title: `dia ${place}: ${value}`,
  tick: `${place + 10}/11`,
  tone: place === 0 || place === 6 ? ("rest" as const) : ("plain" as const),
}))

export const Week = () => (
  <WorkGround>
    <BarChart label="Leads por dia, de 10 a 16 de novembro" bars={week} />
  </WorkGround>
)

export const Stepped = () => (
  <WorkGround>
    <BarChart label="Leads por passo" bars={week} isStepped mark={{ before: 4, word: "prazo" }} />
  </WorkGround>
)

export const Nothing = () => (
  <WorkGround>
    <BarChart label="Nenhum lead" bars={week.map((bar) => ({ ...bar, value: 0 }))} />
  </WorkGround>
)
