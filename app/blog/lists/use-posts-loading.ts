import { useLocation, useNavigation } from "react-router"
import { isListPath } from "./list-address.ts"

/** D58: during a client-side navigation to a list, the kind of the current page; null otherwise. */
export function usePostsLoading(): "list" | "elsewhere" | null {
  const { location } = useNavigation()
  const { pathname } = useLocation()
  if (!location || !isListPath(location.pathname)) return null
  return isListPath(pathname) ? "list" : "elsewhere"
}
