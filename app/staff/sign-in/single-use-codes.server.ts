import type { BetterAuthPlugin } from "better-auth"
import { APIError, createAuthMiddleware, getSessionFromCtx, isAPIError } from "better-auth/api"
import { symmetricDecrypt } from "better-auth/crypto"
import type { Db } from "../../platform/db/db.server.ts"
import { recordSignIn } from "../audit/audit-store.server.ts"
import { codeStep } from "./code-step.server.ts"
import { claimStep, findTwoFactorSecret } from "./credential-store.server.ts"
import { hashRecoveryCode } from "./recovery-code-hashes.server.ts"

type Context = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0]

const steps: Readonly<Record<string, "code" | "recovery">> = {
  "/two-factor/verify-totp": "code",
  "/two-factor/verify-backup-code": "recovery",
}

/**
 * Makes every code of the authenticator app work once, compares recovery codes by their hash, and records every refused one. The two-factor plugin accepts a code
 * as often as it is sent within 90 seconds, so the step of a right code is claimed here before the plugin sees it.
 */
export function singleUseCodes(db: Db): BetterAuthPlugin {
  return {
    id: "single-use-codes",
    hooks: {
      before: [
        {
          matcher: ({ path }) => path === "/two-factor/verify-totp",
          handler: createAuthMiddleware(async (ctx) => {
            const personId = await personOf(ctx)
            const step = personId && (await stepOf(db, ctx, personId))
            if (!personId || !step || (await claimStep(db, personId, step))) return
            await recordSignIn(db, personId, { action: "entrada_recusada", details: { step: "used-code" } })
            throw new APIError("UNAUTHORIZED")
          }),
        },
        {
          matcher: ({ path }) => path === "/two-factor/verify-backup-code",
          // The library compares with what is stored, which is a hash.
          handler: createAuthMiddleware(async (ctx) => {
            const { code = "", ...rest } = ctx.body as { code?: string }
            return { context: { body: { ...rest, code: hashRecoveryCode(code) } } }
          }),
        },
      ],
      after: [
        {
          matcher: ({ path }) => path !== undefined && path in steps,
          handler: createAuthMiddleware(async (ctx) => {
            const step = steps[ctx.path]
            // Within a session the page itself records it.
            if (!step || !isAPIError(ctx.context.returned) || (await getSessionFromCtx(ctx))) return
            await recordSignIn(db, await personOf(ctx), { action: "entrada_recusada", details: { step } })
          }),
        },
      ],
    },
  }
}

/** The person who gives a code: the one of the session, or the one whose password was right a moment ago. */
async function personOf(ctx: Context) {
  const session = await getSessionFromCtx(ctx)
  if (session) return session.user.id
  const { name } = ctx.context.createAuthCookie("two_factor")
  const challenge = await ctx.getSignedCookie(name, ctx.context.secret)
  const found = challenge ? await ctx.context.internalAdapter.findVerificationValue(challenge) : null
  return found?.value ?? null
}

/** The step that a code belongs to; null for a wrong code, which the plugin refuses and counts. */
async function stepOf(db: Db, ctx: Context, personId: string) {
  const stored = await findTwoFactorSecret(db, personId)
  if (!stored) return null
  const { code = "" } = ctx.body as { code?: string }
  const secret = await symmetricDecrypt({ key: ctx.context.secretConfig, data: stored.secret })
  return codeStep(secret, code)
}
