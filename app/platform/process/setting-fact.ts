/** A setting as administrators may see it (D31): whether it is set, and its value with everything secret masked. */
export type SettingFact = { name: string; isRequired: boolean; isSet: boolean; shown: string }

const mask = "••••"
const secretName = /SECRET|PASSWORD|TOKEN|_KEY/
// Four characters of a short secret would be too much of it.
const shortestWithTail = 16

export function settingFact(name: string, value: unknown, isRequired: boolean): SettingFact {
  const isSet = value !== undefined && value !== ""
  const text = typeof value === "boolean" ? (value ? "1" : "0") : String(value)
  return { name, isRequired, isSet, shown: isSet ? shown(name, text) : "" }
}

/** '••••7f2c': enough to tell one secret from another, and nothing to guess the rest by. */
export function maskSecret(secret: string) {
  return secret.length < shortestWithTail ? mask : `${mask}${secret.slice(-4)}`
}

const passwordInAddress = /^([a-z][a-z0-9+.-]*:\/\/[^\s/:@]*):[^\s/@]*@/i
const queryOfAddress = /^([a-z][a-z0-9+.-]*:\/\/[^?]*)\?.*$/i

function shown(name: string, value: string) {
  return secretName.test(name)
    ? maskSecret(value)
    : value.replace(passwordInAddress, `$1:${mask}@`).replace(queryOfAddress, `$1?${mask}`)
}
