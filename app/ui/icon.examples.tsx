import {
  AccessibilityIcon,
  ArrowIcon,
  BackIcon,
  ChatIcon,
  CheckIcon,
  ChevronIcon,
  CloseIcon,
  MenuIcon,
  PauseIcon,
  PhoneIcon,
  PlayIcon,
  SearchIcon,
  WarningIcon,
} from "./icon.tsx"
import { Row } from "./row.tsx"

export const Icons = () => (
  <Row>
    <ArrowIcon />
    <BackIcon />
    <SearchIcon />
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
