import type { GenericSchema } from "valibot"
import type { Area } from "./areas.ts"

/** Something the site says that the office may change without a programmer (D86), declared once: in settings.ts. */
export type Setting = {
  /** The form that it is in. */
  area: Area
  label: string
  hint?: string
  control: "text" | "tel" | "email"
  /** Reads what was typed into what is stored. Its messages are shown beside the field. */
  schema: GenericSchema<string, string>
  /** In force until the office stores another value. */
  default: string
  /** D4: true of a value that only a demonstration may show. */
  isFictional: (value: string) => boolean
}
