import { longDate } from "../../locale/pt-br.ts"
import type { SessionMethod } from "../sign-in/auth.server.ts"
import { momentText } from "./moment-text.ts"

/** The notes under the rows of the page of the own account. */

type Passkey = { createdAt: Date; lastUsedAt: Date | null }

export function passkeyNote({ createdAt, lastUsedAt }: Passkey, now: Date) {
  const use = lastUsedAt ? `usada ${momentText(lastUsedAt, now)}` : "ainda não usada"
  return `criada em ${longDate(createdAt)}, ${use}`
}

type Session = { method: string; createdAt: Date; updatedAt: Date }

export function sessionNote({ method, createdAt, updatedAt }: Session, now: Date, isHere: boolean) {
  const use = isHere ? "em uso agora" : `último uso ${momentText(updatedAt, now)}`
  return `aberta ${momentText(createdAt, now)}, ${methodTexts[method as SessionMethod]}; ${use}`
}

/** How the person of a session last showed who they are: at sign-in, or before a dangerous action. */
const methodTexts: Readonly<Record<SessionMethod, string>> = {
  password: "confirmada só com senha",
  "password+code": "confirmada com senha e código",
  "password+recovery": "confirmada com código de recuperação",
  passkey: "confirmada com chave de acesso",
}

type Device = { createdAt: Date; lastUsedAt: Date }

export function deviceNote({ createdAt, lastUsedAt }: Device, now: Date) {
  return `desde ${longDate(createdAt)}, última entrada ${momentText(lastUsedAt, now)}`
}

type Credentials = {
  passwordAt: Date | null
  secondFactorAt: Date | null
  codes: { left: number; of: number }
}

export function credentialNotes({ passwordAt, secondFactorAt, codes }: Credentials) {
  return {
    password: passwordAt ? `trocada em ${longDate(passwordAt)}` : "",
    secondFactor: secondFactorAt ? `ligado em ${longDate(secondFactorAt)}` : "ligado",
    codes: `${codes.left} de ${codes.of} ainda ${codes.left === 1 ? "vale" : "valem"}`,
  }
}
