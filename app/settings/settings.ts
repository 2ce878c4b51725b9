import * as v from "valibot"
import type { CompanyRecord } from "../site/company/company.ts"
import { isFictionalValue, isPossibleCnpj } from "../site/company/company-placeholders.ts"
import { defaultCompany } from "../site/content/company.ts"
import type { Area } from "./areas.ts"
import { email, phone, text } from "./schemas.ts"
import type { Setting } from "./setting.ts"

/** Every setting. The form, the check of what is typed, the preview, the history and the values of a process follow from here. */
export const settings = {
  legalName: company("legalName", {
    area: "empresa",
    label: "Razão social",
    hint: "Como está no cartão do CNPJ.",
    schema: text(3, 120),
  }),
  cnpj: company("cnpj", {
    area: "empresa",
    label: "CNPJ",
    hint: "Com pontos, barra e traço: 12.345.678/0001-95.",
    schema: v.pipe(
      text(14, 18),
      v.check(isPossibleCnpj, "Confira o CNPJ: os dígitos não combinam."),
      v.transform(formatCnpj),
    ),
  }),
  susep: company("susep", { area: "empresa", label: "Registro na Susep", schema: text(5, 30) }),
  street: company("street", {
    area: "empresa",
    label: "Endereço",
    hint: "Rua, número, complemento e bairro.",
    schema: text(5, 120),
  }),
  city: company("city", {
    area: "empresa",
    label: "Cidade e estado",
    hint: "Por exemplo: São Paulo, SP.",
    schema: v.pipe(
      text(5, 80),
      v.regex(/^.+, [A-Z]{2}$/, "Escreva a cidade, uma vírgula e a sigla do estado: São Paulo, SP."),
    ),
  }),
  postalCode: company("postalCode", {
    area: "empresa",
    label: "CEP",
    schema: v.pipe(
      text(8, 9),
      v.regex(/^\d{5}-?\d{3}$/, "Escreva os oito números do CEP: 01108-000."),
      v.transform((typed) => `${typed.slice(0, 5)}-${typed.slice(-3)}`),
    ),
  }),
  mainPhone: company("mainPhone", {
    area: "telefones",
    label: "Telefone do site",
    hint: "Aparece no topo e no rodapé de todas as páginas, nos formulários e nos e-mails.",
    control: "tel",
    schema: phone(),
  }),
  secondPhone: company("secondPhone", {
    area: "telefones",
    label: "Segundo telefone",
    hint: "Aparece no rodapé, e o formulário avisa que a ligação pode vir dele.",
    control: "tel",
    schema: phone(),
  }),
  whatsapp: company("whatsapp", {
    area: "telefones",
    label: "WhatsApp do site",
    hint: "Todo botão de WhatsApp do site abre uma conversa com este número.",
    control: "tel",
    schema: phone(),
  }),
  email: company("email", {
    area: "telefones",
    label: "E-mail do escritório",
    hint: "Aparece no rodapé, na Política de Privacidade e na página de acessibilidade.",
    control: "email",
    schema: email(),
  }),
  dataOfficer: company("dataOfficer", {
    area: "encarregado",
    label: "Nome do encarregado",
    schema: text(3, 120),
  }),
  privacyEmail: company("privacyEmail", {
    area: "encarregado",
    label: "E-mail para assuntos de dados pessoais",
    hint: "Recebe também avisos sobre falhas de segurança (security.txt).",
    control: "email",
    schema: email(),
  }),
} as const satisfies Record<string, Setting>

export type SettingName = keyof typeof settings
/** The value of every setting: the stored one, or the default. */
export type SettingValues = Readonly<Record<SettingName, string>>

export const settingNames = Object.keys(settings) as SettingName[]

export const isSettingName = (name: string): name is SettingName => Object.hasOwn(settings, name)

export function settingsOf(area: Area) {
  return settingNames.filter((name) => settings[name].area === area)
}

/** The settings with fictional values, with which production does not start (D4). */
export function fictionalSettings(values: SettingValues) {
  return settingNames.filter((name) => settings[name].isFictional(values[name]))
}

type Declared = Pick<Setting, "area" | "label" | "hint" | "schema"> & Partial<Pick<Setting, "control">>

function company(name: keyof CompanyRecord, declared: Declared): Setting {
  return {
    control: "text",
    ...declared,
    default: defaultCompany[name],
    isFictional: (value) => isFictionalValue(name, value),
  }
}

function formatCnpj(typed: string) {
  const bare = typed.toUpperCase().replaceAll(/[./-]/g, "")
  return bare.replace(/^(..)(...)(...)(....)(..)$/, "$1.$2.$3/$4-$5")
}
