import { Row } from "../layout/row.tsx"
import {
  AccessibilityIcon,
  ArrowIcon,
  BackIcon,
  ChatIcon,
  CheckIcon,
  ChevronIcon,
  CloseIcon,
  DuplicateIcon,
  EyeIcon,
  LikeIcon,
  MailIcon,
  MenuIcon,
  OkMark,
  PauseIcon,
  PenIcon,
  PhoneIcon,
  PlayIcon,
  SearchIcon,
  ShareIcon,
  SpeechIcon,
  WarningIcon,
} from "./icon.tsx"

export function Icons() {
  return (
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
      <MailIcon />
      <DuplicateIcon />
      <SpeechIcon />
      <PenIcon />
      <EyeIcon />
      <OkMark />
    </Row>
  )
}
