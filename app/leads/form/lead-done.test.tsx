import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { LeadDone } from "./lead-done.tsx"

test("the thanks say until when the office will call", () => {
  const thanks = renderToStaticMarkup(
    <LeadDone
      id="done"
      protocol="WP-AAAA-BBBB"
      promise="até hoje, 16h20"
      firstName="Ana"
      chatHref="https://chat.example/"
      onClose={() => {}}
    />,
  )
  expect(thanks).toContain("Entramos em contato até hoje, 16h20.")
})
