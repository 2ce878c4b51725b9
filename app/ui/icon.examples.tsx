import {
  AccessibilityIcon,
  ArrowIcon,
  BackIcon,
  ChatIcon,
  CheckIcon,
  ChevronIcon,
  CloseIcon,
  LikeIcon,
  MenuIcon,
  PauseIcon,
  PhoneIcon,
  PlayIcon,
  SearchIcon,
  ShareIcon,
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
    <LikeIcon />
    <ShareIcon />
    <WarningIcon />
    <CheckIcon />
    <AccessibilityIcon />
  </Row>
)
