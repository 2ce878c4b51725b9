import {
  AccessibilityIcon,
  ArrowIcon,
  ChatIcon,
  CheckIcon,
  ChevronIcon,
  CloseIcon,
  MenuIcon,
  PauseIcon,
  PhoneIcon,
  PlayIcon,
  WarningIcon,
} from "./icon.tsx"
import { Row } from "./row.tsx"

export const Icons = () => (
  <Row>
    <ArrowIcon />
    <ChevronIcon />
    <PhoneIcon />
    <ChatIcon />
    <PauseIcon />
    <PlayIcon />
    <MenuIcon />
    <CloseIcon />
    <WarningIcon />
    <CheckIcon />
    <AccessibilityIcon />
  </Row>
)
