import { Row } from "../../ui/layout/row.tsx"
import { WorkGround } from "../../ui/layout/work-ground.tsx"
import { at, inventedCalendar, inventedLead, inventedNow } from "../sample-leads.ts"
import { BigClock, Clock } from "./clock.tsx"
import { bigClockWords, clockFace } from "./deadline-display.ts"

const due = (time: string) => inventedLead({ createdAt: at("12:19"), dueAt: at(time) })

const leads = [
  due("16:19"),
  due("15:51"),
  due("15:20"),
  due("14:59"),
  due("14:44"),
  due("14:07"),
  inventedLead({ createdAt: at("12:50"), dueAt: at("14:50"), firstContactAt: at("13:31") }),
  inventedLead({ createdAt: at("11:50"), dueAt: at("13:50"), firstContactAt: at("14:02") }),
  inventedLead({ dueAt: null }),
  inventedLead({ status: "descartado" }),
]

const friday = new Date("2026-11-13T21:00:00-03:00")
const overTheWeekend = inventedLead({
  createdAt: new Date("2026-11-13T19:00:00-03:00"),
  dueAt: new Date("2026-11-16T09:00:00-03:00"),
})

export function Faces() {
  return (
    <WorkGround>
      <Row>
        {leads.map((lead) => {
          const face = clockFace(lead, inventedCalendar, inventedNow)
          return <Clock key={face.words + face.detail} face={face} />
        })}
        <Clock face={clockFace(overTheWeekend, inventedCalendar, friday)} />
      </Row>
    </WorkGround>
  )
}

export function Big() {
  const lead = due("14:44")
  const face = clockFace(lead, inventedCalendar, inventedNow)
  return (
    <WorkGround>
      <BigClock face={face} detail={bigClockWords(lead, face, inventedNow)} />
    </WorkGround>
  )
}
