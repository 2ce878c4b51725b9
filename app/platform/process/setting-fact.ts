import type { Secrets } from "../keys/secrets.ts"

/** A setting as administrators may see it (D31): whether it is set, and its value with secrets masked. */
export type SettingFact = { name: string; isRequired: boolean; isSet: boolean; masked: string }

const mask = "••••"
const secretName = /SECRET|PASSWORD|TOKEN|_KEY/
// Four characters of a shorter secret would reveal too much.
const shortestWithTail = 16

export function settingFact(name: string, value: unknown, isRequired: boolean): SettingFact {
  const isSet = value !== undefined && value !== ""
  return { name, isRequired, isSet, masked: isSet ? maskValue(name, value) : "" }
}

/** '••••7f2c': enough to tell two secrets apart, too little to guess the rest. */
export function maskSecret(secret: string) {
  return secret.length < shortestWithTail ? mask : `${mask}${secret.slice(-4)}`
}

const passwordInAddress = /^([a-z][a-z0-9+.-]*:\/\/[^\s/:@]*):[^\s/@]*@/i
const queryOfAddress = /^([a-z][a-z0-9+.-]*:\/\/[^?]*)\?.*$/i

function maskValue(name: string, value: unknown) {
  if (name.endsWith("_SECRETS"))
    return (value as Secrets).map((secret) => `${secret.version}:${maskSecret(secret.value)}`).join(", ")
  const text = typeof value === "boolean" ? (value ? "1" : "0") : String(value)
  return secretName.test(name)
    ? maskSecret(text)
    : text.replace(passwordInAddress, `$1:${mask}@`).replace(queryOfAddress, `$1?${mask}`)
}
