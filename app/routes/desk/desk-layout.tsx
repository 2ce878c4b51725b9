import { href, isRouteErrorResponse, Outlet, useLocation } from "react-router"
import { officeNow } from "../../desk/deadline/office-hours.ts"
import { DeskFrame } from "../../desk/frame/desk-frame.tsx"
import { countWaiting } from "../../desk/queue/queue-count-store.server.ts"
import { findPausedAt } from "../../staff/people/people-store.server.ts"
import { SignInFrame, SignInMessage } from "../../staff/sign-in/sign-in-frame.tsx"
import { appContext } from "../app-context.ts"
import type { Route } from "./+types/desk-layout"
import { deskAccess } from "./desk-access.ts"
import { deskContext } from "./desk-context.ts"
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
  const { officeCalendar, clock } = context.get(appContext)
  const worksWithLeads = deskAccess[href("/painel/leads")]?.see.includes(person.role) ?? false
  const calendar = await officeCalendar()
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

function faultText(status: number) {
  if (status === 403)
    return {
      title: "Seu perfil não dá acesso a esta página",
      text: "Se você precisa dela, fale com a administração.",
    }
  if (status === 404)
    return {
      title: "Página não encontrada",
      text: "O endereço pode estar errado, ou os dados foram apagados a pedido do titular.",
    }
  if (status === 503)
    return {
      title: "O banco de dados não respondeu",
      text: "Nada foi perdido. Espere um instante e recarregue a página.",
    }
  return {
    title: "Não foi possível abrir esta página",
    text: "O erro foi registrado. Recarregue a página ou volte ao painel.",
  }
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SignInFrame>
      <SignInMessage
        {...faultText(isRouteErrorResponse(error) ? error.status : 500)}
        link={{ label: "Voltar ao painel", href: deskHome }}
      />
    </SignInFrame>
  )
}
