import { WorkGround } from "../../ui/layout/work-ground.tsx"
import { AnsRuler } from "./ans-ruler.tsx"

export function Lives() {
  return (
    <WorkGround>
      <AnsRuler ages={[52, 49, 17]} idade="52, 49, 17" />
      <AnsRuler ages={[3, 5, 7, 9, 60]} idade="3 5 7 9 60" />
      <AnsRuler ages={[]} idade="eu e a esposa" />
      <AnsRuler ages={[]} idade="" />
    </WorkGround>
  )
}
