import { href, Outlet } from "react-router"
import { accountText } from "../../../staff/account/account-text.ts"
import { SignInFrame } from "../../../staff/sign-in/sign-in-frame.tsx"
import { Button } from "../../../ui/controls/button.tsx"
import { DeskError } from "../desk-error.tsx"
import { guardDesk } from "../guard.server.ts"
import type { Route } from "./+types/step-layout"

export const middleware = [guardDesk]

export const handle = { isBare: true }

/** Around steps for signed-in people that look like the sign-in: the access check of the desk without its navigation. */
export default function StepLayout() {
  return (
    <SignInFrame>
      <Outlet />
      <form method="post" action={href("/painel/sair")}>
        <Button type="submit" look="text">
          {accountText.signOut}
        </Button>
      </form>
    </SignInFrame>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <DeskError error={error} />
