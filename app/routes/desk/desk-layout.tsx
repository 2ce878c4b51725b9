import { href, Outlet, useLocation } from "react-router"
import { officeNow } from "../../desk/deadline/office-hours.ts"
import { DeskFrame } from "../../desk/frame/desk-frame.tsx"
import { countWaiting } from "../../desk/queue/queue-count-store.server.ts"
import { findPausedAt } from "../../staff/people/people-store.server.ts"
import { deskAppContext } from "../app-context.ts"
import type { Route } from "./+types/desk-layout"
import { deskAccess } from "./desk-access.ts"
import { deskContext } from "./desk-context.ts"
import { DeskError } from "./desk-error.tsx"
import { deskNavItems } from "./desk-nav-items.ts"
import { guardDesk } from "./guard.server.ts"
import { deskHome } from "./return-path.ts"

export const middleware = [guardDesk]

export const handle = { isBare: true }

export default function DeskLayout({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation()
  const { person, waiting, isPaused, worksWithLeads, office } = loaderData
  return (
    <DeskFrame
      navItems={deskNavItems(person.role, pathname, waiting)}
      office={office}
      person={{ name: person.name, isPaused }}
      addresses={{
        home: deskHome,
        account: href("/painel/conta"),
        pause: worksWithLeads ? href("/painel/pausa") : null,
        signOut: href("/painel/sair"),
      }}
    >
      <Outlet />
    </DeskFrame>
  )
}

/** Data of the frame around every desk page. */
export async function loader({ context }: Route.LoaderArgs) {
  const { person, asStaff } = context.get(deskContext)
  const { snapshot, clock } = context.get(deskAppContext)
  const worksWithLeads = deskAccess[href("/painel/leads")]?.see.includes(person.role) ?? false
  const { calendar } = snapshot
  const { waiting, pausedAt } = worksWithLeads
    ? await asStaff(async (db) => ({
        waiting: (await countWaiting(db, clock())).count,
        pausedAt: await findPausedAt(db, person.id),
      }))
    : { waiting: null, pausedAt: null }
  return {
    person,
    waiting,
    isPaused: pausedAt !== null,
    worksWithLeads,
    office: calendar && officeNow(calendar, clock()),
  }
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <DeskError error={error} />
