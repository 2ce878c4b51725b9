import { data } from "react-router"
import { NotFoundPage } from "../../site/shell/not-found-page.tsx"

export default function NotFound() {
  return null
}

export function loader(): never {
  throw data(null, { status: 404 })
}

export const ErrorBoundary = () => <NotFoundPage />
