import { useLocation, useNavigation } from "react-router"
import { isListPath } from "./list-address.ts"

/** D58: where a change of page to a list, made in the browser, is waited for; null when none is under way. */
export function usePostsLoading(): "list" | "elsewhere" | null {
  const { location } = useNavigation()
  const { pathname } = useLocation()
  if (!location || !isListPath(location.pathname)) return null
  return isListPath(pathname) ? "list" : "elsewhere"
}
