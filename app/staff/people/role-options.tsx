import { roleLabels, staffRoles } from "./staff-person.ts"

export function RoleOptions() {
  return staffRoles.map((role) => (
    <option key={role} value={role}>
      {roleLabels[role]}
    </option>
  ))
}
