import { CompactStyle } from "../../ui/layout/compact-style.tsx"
import { Row } from "../../ui/layout/row.tsx"
import { at, sampleCalendar, sampleLead, sampleNow } from "../sample-leads.ts"
import { DeadlineClock, LargeDeadlineClock } from "./deadline-clock.tsx"
import { bigClockText, deadlineDisplay } from "./deadline-display.ts"

const due = (time: string) => sampleLead({ createdAt: at("12:19"), dueAt: at(time) })

const leads = [
  due("16:19"),
  due("15:51"),
  due("15:20"),
  due("14:59"),
  due("14:44"),
  due("14:07"),
  sampleLead({ createdAt: at("12:50"), dueAt: at("14:50"), firstContactAt: at("13:31") }),
  sampleLead({ createdAt: at("11:50"), dueAt: at("13:50"), firstContactAt: at("14:02") }),
  sampleLead({ dueAt: null }),
  sampleLead({ status: "descartado" }),
]

const friday = new Date("2026-11-13T21:00:00-03:00")
const overTheWeekend = sampleLead({
  createdAt: new Date("2026-11-13T19:00:00-03:00"),
  dueAt: new Date("2026-11-16T09:00:00-03:00"),
})

export function Deadlines() {
  return (
    <CompactStyle>
      <Row>
        {leads.map((lead) => {
          const deadline = deadlineDisplay(lead, sampleCalendar, sampleNow)
          return <DeadlineClock key={deadline.text + deadline.detail} deadline={deadline} />
        })}
        <DeadlineClock deadline={deadlineDisplay(overTheWeekend, sampleCalendar, friday)} />
      </Row>
    </CompactStyle>
  )
}

export function Big() {
  const lead = due("14:44")
  const deadline = deadlineDisplay(lead, sampleCalendar, sampleNow)
  return (
    <CompactStyle>
      <LargeDeadlineClock deadline={deadline} detail={bigClockText(lead, deadline, sampleNow)} />
    </CompactStyle>
  )
}
