import * as v from "valibot"
import type { SettingControl } from "../setting.ts"

/** Texts by the name of their field. */
export type Typed = Readonly<Record<string, string>>

type Fields = Readonly<Record<string, SettingControl & { isFictional?: (value: string) => boolean }>>

type Rules = {
  refusesFictional: boolean
  /** Of a new entry every field is checked. */
  isNew?: boolean
}

type Reading = {
  /** What differs from what the person saw, as it would be stored. */
  changed: Typed
  faults: Typed
}

/**
 * What a person changed in a form, compared with what the form showed them. A field that they left alone is not checked: an older
 * value stays valid when the rule for new ones changes.
 */
export function readTyped(
  typed: Typed,
  fields: Fields,
  seen: Typed,
  { refusesFictional, isNew }: Rules,
): Reading {
  const changed: Record<string, string> = {}
  const faults: Record<string, string> = {}
  for (const [name, { schema, isFictional }] of Object.entries(fields)) {
    const text = typed[name] ?? (isNew ? "" : undefined)
    if (text === undefined || (text.trim() === seen[name] && !isNew)) continue
    const read = v.safeParse(schema, text)
    if (!read.success) faults[name] = read.issues[0].message
    else if (refusesFictional && isFictional?.(read.output)) faults[name] = fictionalText
    else if (read.output !== seen[name]) changed[name] = read.output
  }
  return { changed, faults }
}

const fictionalText = "Parece um dado de exemplo. O site só pode mostrar o verdadeiro."
