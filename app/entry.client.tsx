import { StrictMode, startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { HydratedRouter } from "react-router/dom"
import { noteEarlyTyping } from "./platform/early-typing.client.ts"
import { fetchRouteStyles } from "./platform/route-styles.client.ts"

await fetchRouteStyles()
noteEarlyTyping()
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
