import { parseSecrets, secretsFormat } from "../../app/platform/keys/secrets.ts"

/** A variable that a command cannot do without. A missing one ends the command. */
export function requiredVariable(name: string) {
  const value = process.env[name]
  if (value) return value
  return fail(`${name} is missing (see .env.example)`)
}

export function secretsVariable(name: string) {
  return parseSecrets(requiredVariable(name)) ?? fail(`${name} ${secretsFormat}`)
}

function fail(line: string): never {
  console.error(line)
  return process.exit(2)
}
