import { CompactStyle } from "../../ui/layout/compact-style.tsx"
import { AgeBandChart } from "./age-band-chart.tsx"

export function Lives() {
  return (
    <CompactStyle>
      <AgeBandChart ages={[52, 49, 17]} idade="52, 49, 17" />
      <AgeBandChart ages={[3, 5, 7, 9, 60]} idade="3 5 7 9 60" />
      <AgeBandChart ages={[]} idade="eu e a esposa" />
      <AgeBandChart ages={[]} idade="" />
    </CompactStyle>
  )
}
