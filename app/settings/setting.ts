import type { GenericSchema } from "valibot"
import type { Area } from "./areas.ts"

/** A field of a form: how it looks, and how what was typed is read. */
export type SettingControl = {
  label: string
  hint?: string
  control: "text" | "tel" | "email" | "url" | "date" | "area" | "select"
  /** Of a select. */
  options?: readonly Option[]
  /** Reads what was typed into what is stored. Its messages are shown beside the field. */
  schema: GenericSchema<string, string>
}

export type Option = { value: string; label: string; group?: string }

/** A text the site says that the office may change without a programmer (D86), declared once: in settings.ts. */
export type Setting = SettingControl & {
  /** The form that it is in. */
  area: Area
  /** In force until the office stores another value. */
  default: string
  /** D4: true of a value that only a demonstration may show. */
  isFictional: (value: string) => boolean
}
