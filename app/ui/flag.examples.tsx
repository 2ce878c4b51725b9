import { Flag } from "./flag.tsx"
import { DuplicateIcon, EyeIcon, SpeechIcon, WarningIcon } from "./icon.tsx"
import { Row } from "./row.tsx"
import { WorkGround } from "./work-ground.tsx"

export const Flags = () => (
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
