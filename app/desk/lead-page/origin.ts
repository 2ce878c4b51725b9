import type { LeadSheet } from "../desk-lead.ts"

/**
 * 'google cpc, campanha amil-servidores, chegou por /blog/portabilidade'; 'acesso direto' for a visit without utm
 * fields.
 */
export function touchText(touch: Record<string, unknown> | null) {
  if (!touch) return null
  const origin = [text(touch["source"]), text(touch["medium"])].filter(Boolean).join(" ")
  const named = (word: string, key: string) => {
    const value = text(touch[key])
    return value && `${word} ${value}`
  }
  const path = text(touch["landingPath"])
  return [
    origin || "acesso direto",
    named("campanha", "campaign"),
    named("termo", "term"),
    named("anúncio", "content"),
    path && `chegou por ${path}`,
  ]
    .filter(Boolean)
    .join(", ")
}

const text = (value: unknown) => (typeof value === "string" && value.trim() ? value.trim() : null)

const systems = [
  ["iPhone", /iPhone/],
  ["iPad", /iPad/],
  ["Android", /Android/],
  ["Windows", /Windows/],
  ["Mac", /Macintosh/],
  ["Linux", /Linux/],
] as const

const browsers = [
  ["Edge", /Edg(e|A|iOS)?\//],
  ["Samsung Internet", /SamsungBrowser/],
  ["Opera", /OPR\//],
  ["Firefox", /Firefox|FxiOS/],
  ["Chrome", /Chrome|CriOS/],
  ["Safari", /Safari/],
] as const

function firstOf(names: readonly (readonly [string, RegExp])[], agent: string) {
  return names.find(([, pattern]) => pattern.test(agent))?.[0]
}

/** 'Celular, Chrome, Android'; the raw user agent when it is unknown. */
export function deviceText(agent: string | null) {
  if (!agent) return null
  const system = firstOf(systems, agent)
  const browser = firstOf(browsers, agent)
  if (!system && !browser) return agent.slice(0, 120)
  const kind = /iPad|Tablet/.test(agent) ? "Tablet" : /Mobi/.test(agent) ? "Celular" : "Computador"
  return [kind, browser, system].filter(Boolean).join(", ")
}

/** Where a lead came from, without unknown values. */
export function originFacts(lead: LeadSheet) {
  return [
    { label: "Página", value: lead.sourcePage },
    { label: "Primeira visita", value: touchText(lead.firstTouch) },
    { label: "Última visita", value: touchText(lead.lastTouch) },
    { label: "utm_source", value: lead.utmSource },
    { label: "utm_medium", value: lead.utmMedium },
    { label: "utm_campaign", value: lead.utmCampaign },
    { label: "Mensagem", value: lead.messageIsAutomatic ? "Escrita pelo site" : "Escrita pela pessoa" },
    { label: "Aparelho", value: deviceText(lead.userAgent) },
  ].filter((fact): fact is { label: string; value: string } => Boolean(fact.value))
}
