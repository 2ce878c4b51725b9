import { Mark } from "./mark.tsx"

export const OnPaper = () => <Mark />

export const OnDark = () => (
  <div data-ground="petroleo">
    <Mark isOnDark />
  </div>
)
