import { Row } from "../layout/row.tsx"
import { WorkGround } from "../layout/work-ground.tsx"
import { DuplicateIcon, EyeIcon, SpeechIcon, WarningIcon } from "../tiles/icon.tsx"
import { Flag } from "./flag.tsx"

export function Flags() {
  return (
    <WorkGround>
      <Row>
        <Flag look="warning" icon={<WarningIcon />}>
          Suspeito
        </Flag>
        <Flag icon={<DuplicateIcon />}>Duplicado?</Flag>
        <Flag icon={<SpeechIcon />}>Automática</Flag>
        <Flag look="present" icon={<EyeIcon />}>
          Caio também está lendo
        </Flag>
      </Row>
    </WorkGround>
  )
}
