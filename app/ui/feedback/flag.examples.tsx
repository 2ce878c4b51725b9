import { CompactStyle } from "../layout/compact-style.tsx"
import { Row } from "../layout/row.tsx"
import { DuplicateIcon, EyeIcon, SpeechIcon, WarningIcon } from "../tiles/icon.tsx"
import { Flag } from "./flag.tsx"

export function Flags() {
  return (
    <CompactStyle>
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
    </CompactStyle>
  )
}
