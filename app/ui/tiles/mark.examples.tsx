import { Mark } from "./mark.tsx"

export const OnPaper = () => <Mark />

export function OnDark() {
  return (
    <div data-ground="petroleo">
      <Mark isOnDark />
    </div>
  )
}
