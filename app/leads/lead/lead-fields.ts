import type { Leads } from "../../../db/types.generated.ts"
import { bonds } from "../../plans/catalogue/bonds.ts"
import { stateCodes } from "../../plans/catalogue/states.ts"
import { manyLines, oneLine } from "./clean-text.ts"
import { contactWindows } from "./contact-window.ts"

type LeadField = {
  /** Shown in mails, on the desk, in the export and on the holder's pages. */
  label: string
  maxLength: number
  hasManyLines?: true
  /** Log lines never contain its value. */
  isPersonal: boolean
  /** The holder may correct it. */
  isCorrectable: boolean
  /**
   * Only for details: optional fields without rules of their own. Form, mail, desk, export, webhook and the holder's
   * pages handle a detail by this row alone.
   */
  detail?: {
    formLabel?: string
    autoComplete?: string
    /** Chosen from a list. Any other value is stored as empty. */
    options?: readonly string[]
    /** Has a place of its own in the quote form, outside the block of details. */
    isAskedFirst?: true
  }
}

/**
 * Everything a visitor types into a quote form, each field defined once. The name is also the column's name.
 * docs/architecture.md says what else a new field needs.
 */
export const leadFields = {
  name: { label: "Nome", maxLength: 200, isPersonal: true, isCorrectable: true },
  // The holder proves the address, so it cannot be corrected (decision 014).
  email: { label: "E-mail", maxLength: 320, isPersonal: true, isCorrectable: false },
  phone: { label: "Telefone", maxLength: 60, isPersonal: true, isCorrectable: true },
  idade: { label: "Idades", maxLength: 500, isPersonal: true, isCorrectable: true },
  subject: { label: "Assunto", maxLength: 120, isPersonal: false, isCorrectable: false },
  message: { label: "Mensagem", maxLength: 5000, hasManyLines: true, isPersonal: true, isCorrectable: true },
  vinculo: {
    label: "Vínculo",
    maxLength: 40,
    isPersonal: true,
    isCorrectable: true,
    detail: { formLabel: "Seu vínculo", options: bonds.map(({ label }) => label), isAskedFirst: true },
  },
  janela: {
    label: "Melhor horário",
    maxLength: 40,
    isPersonal: false,
    isCorrectable: true,
    detail: {
      formLabel: "Quando prefere a ligação?",
      options: contactWindows.map(({ label }) => label),
      isAskedFirst: true,
    },
  },
  cidade: {
    label: "Cidade",
    maxLength: 120,
    isPersonal: true,
    isCorrectable: true,
    detail: { autoComplete: "address-level2" },
  },
  uf: {
    label: "Estado",
    maxLength: 2,
    isPersonal: true,
    isCorrectable: true,
    detail: {
      autoComplete: "address-level1",
      options: stateCodes,
    },
  },
  orgao: {
    label: "Órgão",
    maxLength: 160,
    isPersonal: true,
    isCorrectable: true,
    detail: { formLabel: "Órgão ou empresa onde trabalha", autoComplete: "organization" },
  },
} as const satisfies Partial<Record<keyof Leads, LeadField>>

type Fields = typeof leadFields
export type LeadFieldName = keyof Fields
export type CorrectableName = {
  [N in LeadFieldName]: Fields[N]["isCorrectable"] extends true ? N : never
}[LeadFieldName]
export type DetailName = {
  [N in LeadFieldName]: Fields[N] extends { detail: object } ? N : never
}[LeadFieldName]

export type LeadTexts = Record<LeadFieldName, string>
export type LeadDetails = Pick<LeadTexts, DetailName>

export const fieldOf = (name: LeadFieldName): LeadField => leadFields[name]

export const leadFieldNames = Object.keys(leadFields) as LeadFieldName[]
export const detailNames = leadFieldNames.filter((name): name is DetailName => "detail" in leadFields[name])
/** The details in the block that the quote form keeps collapsed. */
export const collapsedNames = detailNames.filter((name) => !fieldOf(name).detail?.isAskedFirst)
export const correctableNames = leadFieldNames.filter(
  (name): name is CorrectableName => leadFields[name].isCorrectable,
)
export const personalFieldNames = leadFieldNames.filter((name) => leadFields[name].isPersonal)

/** An object with one text for each name. */
export function textsBy<Name extends string>(names: readonly Name[], text: (name: Name) => string) {
  return Object.fromEntries(names.map((name) => [name, text(name)])) as Record<Name, string>
}

export const emptyDetails: LeadDetails = textsBy(detailNames, () => "")

/** A text as it is stored: cleaned, cut to its limit, and empty where it is not on the field's list. */
export function cleanText(name: LeadFieldName, typed: string) {
  const { maxLength, hasManyLines, detail } = fieldOf(name)
  if (detail?.options) return detail.options.find((option) => option === typed.trim()) ?? ""
  return hasManyLines ? manyLines(typed, maxLength) : oneLine(typed, maxLength)
}

/** The details that were filled in, as label and text. */
export function detailFacts(details: LeadDetails) {
  return detailNames
    .filter((name) => details[name])
    .map((name) => ({ label: fieldOf(name).label, text: details[name] }))
}
