import { CompactStyle } from "../layout/compact-style.tsx"
import { WeekFields } from "./week-fields.tsx"

export function TwoDays() {
  return (
    <CompactStyle>
      <WeekFields
        texts={{ from: "das", to: "às", span: (day, place) => `${day}, turno ${place + 1}, ` }}
        rows={[
          { label: "Segunda-feira", spans: [span("1-0", "08:00", "12:00"), span("1-1", "13:00", "18:00")] },
          {
            label: "Sábado",
            spans: [span("6-0", "13:00", "09:00"), span("6-1", "", "")],
            error: "O fim de um turno vem depois do começo.",
          },
        ]}
      />
    </CompactStyle>
  )
}

function span(name: string, from: string, to: string) {
  return {
    fromName: `de-${name}`,
    from,
    toName: `ate-${name}`,
    to,
  }
}
