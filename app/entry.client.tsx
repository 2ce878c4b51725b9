import { StrictMode } from "react"
import { hydrateRoot } from "react-dom/client"
import { HydratedRouter } from "react-router/dom"
import { fetchRouteStyles } from "./platform/route-styles.client.ts"

await fetchRouteStyles()
// Not in a transition, which React may interrupt: nothing can be typed between the first field it hydrates and the last.
hydrateRoot(
  document,
  <StrictMode>
    <HydratedRouter />
  </StrictMode>,
)
