import { roleLabels, staffRoles } from "./staff-person.ts"

export const RoleOptions = () =>
  staffRoles.map((role) => (
    <option key={role} value={role}>
      {roleLabels[role]}
    </option>
  ))
