import { isRouteErrorResponse, Outlet } from "react-router"
import type { Route } from "./+types/guarded"
import { guardDesk } from "./guard.server.ts"

export const middleware = [guardDesk]

export const handle = { isBare: true }

export default function Guarded() {
  return <Outlet />
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => {
  const isForbidden = isRouteErrorResponse(error) && error.status === 403
  return (
    <main id="conteudo">
      <h1>{isForbidden ? "Esta página não é para o seu papel" : "Algo deu errado"}</h1>
      <p>
        <a href="/painel">Voltar ao painel</a>
      </p>
    </main>
  )
}
