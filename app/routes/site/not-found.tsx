import { data } from "react-router"
import { NotFoundPage } from "../../site/shell/not-found-page.tsx"

export function loader(): never {
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}

export const ErrorBoundary = () => <NotFoundPage />
