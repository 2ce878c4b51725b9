import { href, type RouterContextProvider } from "react-router"
import { weekOf } from "../../../leads/deadline/promise-clock.ts"
import { dayOf } from "../../../locale/pt-br.ts"
import { weekText } from "../../../locale/week-form.ts"
import {
  credentialNotes,
  deviceNote,
  passkeyNote,
  sessionNote,
} from "../../../staff/account/account-notes.ts"
import { findCredentialDates, listSessions } from "../../../staff/account/account-store.server.ts"
import { accountNotices, accountText } from "../../../staff/account/account-text.ts"
import { countRecoveryCodes } from "../../../staff/account/renew-second-factor.server.ts"
import { weekGrid } from "../../../staff/account/week-grid.ts"
import { readHours } from "../../../staff/hours/availability-store.server.ts"
import { daysText } from "../../../staff/hours/hours-text.ts"
import { listPasskeys } from "../../../staff/passkeys/passkey-store.server.ts"
import { deviceLabel, isMobileLabel } from "../../../staff/sign-in/device-label.ts"
import { listDevices } from "../../../staff/sign-in/device-store.server.ts"
import { deskAppContext } from "../../app-context.ts"
import { deskAccess } from "../desk-access.ts"
import { deskContext } from "../desk-context.ts"
import { accountOf } from "./account-desk.server.ts"

/** What the page of the account shows, in words. */
export async function describeAccount(context: Readonly<RouterContextProvider>) {
  const { person } = context.get(deskContext)
  const account = accountOf(context)
  const { authDb, personId, sessionId } = account
  const now = context.get(deskAppContext).clock()
  const credentials = {
    ...(await findCredentialDates(authDb, personId)),
    codes: await countRecoveryCodes(account),
  }
  const sessions = await listSessions(authDb, personId, now)
  return {
    passkeys: (await listPasskeys(authDb, personId)).map(({ id, name, ...dates }) => ({
      id,
      name,
      note: passkeyNote(dates, now),
    })),
    credentials: credentialNotes(credentials),
    sessions: sessions
      .map(({ id, userAgent, ...session }) => ({
        id,
        ...labelled(deviceLabel(userAgent)),
        note: sessionNote(session, now, id === sessionId),
        isHere: id === sessionId,
      }))
      .toSorted((one, other) => Number(other.isHere) - Number(one.isHere)),
    devices: (await listDevices(authDb, personId)).map(({ id, label, ...dates }) => ({
      id,
      ...labelled(label),
      note: deviceNote(dates, now),
    })),
    notices: accountNotices(person.role),
    hours: await describeHours(context, now),
  }
}

const labelled = (label: string) => ({ label, isMobile: isMobileLabel(label) })

/** Null for people who do not work with leads. */
async function describeHours(context: Readonly<RouterContextProvider>, now: Date) {
  const { person, asStaff } = context.get(deskContext)
  if (!deskAccess[href("/painel/conta/horario")]?.see.includes(person.role)) return null
  const { shifts, absences } = await asStaff((db) => readHours(db, person.id, now))
  const { calendar } = context.get(deskAppContext).snapshot
  const worked = shifts.length > 0 ? shifts : weekOf(calendar ?? { shifts: {} })
  return {
    grid: weekGrid({
      shifts: worked,
      absences,
      holidays: calendar?.holidays ?? new Set(),
      today: dayOf(now),
    }),
    hasOwnHours: shifts.length > 0,
    week: weekText(worked, accountText.hours.cells.off),
    absences: absences.map(({ id, firstDay, lastDay, note }) => ({
      id,
      days: daysText(firstDay, lastDay),
      note,
    })),
  }
}
