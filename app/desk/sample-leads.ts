import type { Calendar } from "../leads/deadline/promise-clock.ts"
import { timeZone } from "../locale/pt-br.ts"
import { parseAges } from "../plans/catalogue/ages.ts"
import type { QueueLead } from "./desk-lead.ts"

/** Fictional people, phones and addresses for examples and tests. */
export const sampleNow = new Date("2026-11-16T14:32:00-03:00")

const workday = [["08:00", "20:00"]] as const

export const sampleCalendar: Calendar = {
  timeZone,
  shifts: { 1: workday, 2: workday, 3: workday, 4: workday, 5: workday },
  holidays: new Set(["2026-11-02"]),
}

export const beatriz = { id: "00000000-0000-4000-8000-00000000000b", name: "Beatriz Modelo" }
export const caio = { id: "00000000-0000-4000-8000-00000000000c", name: "Caio Amostra" }
export const dalva = { id: "00000000-0000-4000-8000-00000000000d", name: "Dalva Exemplar" }

/** A time on the day of `sampleNow`. */
export const at = (time: string) => new Date(`2026-11-16T${time}:00-03:00`)

const baseLead: QueueLead = {
  id: 1,
  protocol: "WP-2611-0416",
  version: 1,
  name: "Fulano de Tal",
  phone: "(11) 90000-0001",
  phoneE164: "+5511900000001",
  email: "fulano@exemplo.example",
  isMasked: false,
  operadora: "main",
  subject: "pessoa_fisica",
  status: "novo",
  createdAt: at("12:00"),
  dueAt: at("14:00"),
  firstContactAt: null,
  idade: "",
  ages: [],
  sourcePage: "https://webplan.example/",
  source: null,
  owner: null,
  offeredTo: null,
  offeredUntil: null,
  attempts: 0,
  isEscalated: false,
  isSuspicious: false,
  messageIsAutomatic: false,
  hasDuplicates: false,
}

export function sampleLead(overrides: Partial<QueueLead>): QueueLead {
  const idade = overrides.idade ?? baseLead.idade
  return { ...baseLead, ages: parseAges(idade), ...overrides }
}

const arrivedAt = (time: string, due: string) => ({ createdAt: at(time), dueAt: at(due) })

export const sampleQueue: readonly QueueLead[] = [
  sampleLead({
    id: 1,
    name: "Osvaldo Fictício",
    operadora: "sulamerica",
    subject: "SulAmérica - sulamerica_adesao_servidores",
    idade: "61, 58",
    ...arrivedAt("12:07", "14:07"),
    sourcePage: "https://webplan.example/sulamerica",
    source: "google cpc",
    owner: caio,
    attempts: 1,
    isEscalated: true,
  }),
  sampleLead({
    id: 2,
    name: "Marina Exemplo",
    protocol: "WP-2611-0417",
    version: 6,
    email: "marina@exemplo.example",
    operadora: "amil",
    subject: "Amil - amil_adesao_servidores",
    idade: "52, 49, 17",
    ...arrivedAt("12:44", "14:44"),
    sourcePage: "https://webplan.example/amil",
    source: "google cpc",
    owner: beatriz,
    attempts: 2,
    hasDuplicates: true,
  }),
  sampleLead({
    id: 3,
    name: "Tarcísio Imaginário",
    operadora: "medsenior",
    subject: "medsenior_aposentado_publico",
    idade: "67",
    ...arrivedAt("12:53", "14:53"),
    sourcePage: "medsenior-page",
    owner: dalva,
    attempts: 1,
    messageIsAutomatic: true,
  }),
  sampleLead({
    id: 4,
    name: "Beltrana de Tal",
    operadora: "porto_seguro",
    subject: "porto_familia_3_4_vidas",
    idade: "41, 39, 9 e 6",
    ...arrivedAt("13:20", "15:20"),
    sourcePage: "porto-seguro-page",
    source: "instagram",
    owner: beatriz,
  }),
  sampleLead({
    id: 5,
    name: "Fulano de Tal Júnior",
    subject: "empresarial",
    idade: "eu e a esposa",
    ...arrivedAt("13:28", "15:28"),
    owner: dalva,
  }),
  sampleLead({
    id: 6,
    name: "Sílvia Amostra",
    operadora: "alice",
    subject: "alice_cnpj_proprio",
    idade: "34",
    ...arrivedAt("13:51", "15:51"),
    sourcePage: "alice-page",
    source: "blog",
    owner: beatriz,
    messageIsAutomatic: true,
  }),
  sampleLead({
    id: 7,
    name: "Ademar Suposto",
    operadora: "amil",
    subject: "Amil - amil_coletivo_publico",
    idade: "47, 45, 20",
    ...arrivedAt("14:05", "16:05"),
    sourcePage: "https://webplan.example/amil",
    source: "google orgânico",
    owner: caio,
  }),
  sampleLead({
    id: 8,
    name: "Promoção Grátis Já",
    idade: "99999",
    ...arrivedAt("14:19", "16:19"),
    offeredTo: dalva,
    isSuspicious: true,
  }),
  sampleLead({
    id: 9,
    name: "Helena Hipotética",
    operadora: "sulamerica",
    subject: "SulAmérica - sulamerica_coletivo_publico",
    idade: "70, 44, 43, 15, 12",
    ...arrivedAt("14:26", "16:26"),
    sourcePage: "https://webplan.example/sulamerica",
    source: "indicação",
    offeredTo: beatriz,
    offeredUntil: at("14:41"),
  }),
]
