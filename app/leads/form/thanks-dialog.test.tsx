import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { ThanksDialog } from "./thanks-dialog.tsx"

test("shows the deadline of the promised call", () => {
  const thanks = renderToStaticMarkup(
    <ThanksDialog
      id="done"
      protocol="WP-AAAA-BBBB"
      promise="ainda hoje, até as 16h20"
      firstName="Ana"
      callsFrom="(11) 3456-7890"
      chatHref="https://chat.example/"
      onClose={() => {}}
    />,
  )
  expect(thanks).toContain("Entramos em contato ainda hoje, até as 16h20.")
})
