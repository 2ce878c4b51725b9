import { createContext, useContext, useState, useSyncExternalStore } from "react"
import { Links, Scripts } from "react-router"
import { startId } from "./start-on-interaction.ts"

/** What the server writes into a public page: its styles, its first steps, and React Router's own scripts, held back. */
type LightPage = { styles: string; firstSteps: string; start: string }

/** On the server: "scripts" renders React Router's scripts alone. Null, and in the browser: a page as the framework makes it. */
export const LightPage = createContext<LightPage | "scripts" | null>(null)

/** The styles are in the page; once the script runs, React Router's links follow every change of page. */
export function PageStyles() {
  const page = useLightPage()
  const isRouted = useIsRouted()
  return (
    <>
      {page && <style suppressHydrationWarning>{page.styles}</style>}
      {isRouted && <Links />}
    </>
  )
}

/** False for a light page until it is hydrated: what React Router renders there would not be in the page it finds. */
export function useIsRouted() {
  const page = useLightPage()
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  return !page || isHydrated
}

const neverChanges = () => () => {}

/** A template is inert: nothing in it is fetched or run until start-on-interaction.ts puts it into the page. */
export function PageScripts() {
  const page = useLightPage()
  if (!page) return <Scripts />
  return (
    <>
      {/* oxlint-disable-next-line react/no-danger -- React Router's own markup, rendered by itself (entry.server.tsx) */}
      <template id={startId} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: page.start }} />
      <script suppressHydrationWarning>{page.firstSteps}</script>
    </>
  )
}

/** The browser finds the three texts in the page and leaves them as they are. */
function useLightPage(): LightPage | null {
  const written = useContext(LightPage)
  const [found] = useState(() => written ?? (isInPage() ? { styles: "", firstSteps: "", start: "" } : null))
  return found === "scripts" ? null : found
}

function isInPage() {
  return typeof document !== "undefined" && document.getElementById(startId) !== null
}
