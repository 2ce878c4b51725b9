import type { BetterAuthPlugin } from "better-auth"
import { createAuthMiddleware } from "better-auth/api"
import { parseCookies, setRequestCookie } from "better-auth/cookies"
import { makeSignature } from "better-auth/crypto"
import type { Secrets } from "../../platform/keys/secrets.ts"

/**
 * Cookies signed with another version of the secret stay valid until that version is retired. The library accepts the
 * current version only, so that a rotation would end every session.
 */
export function olderCookies([, ...others]: Secrets, cookiePrefix: string): BetterAuthPlugin {
  return {
    id: "older-cookies",
    hooks: {
      before: [
        {
          matcher: ({ headers }) => others.length > 0 && Boolean(headers?.has("cookie")),
          handler: createAuthMiddleware(async (ctx) => {
            const { headers } = ctx
            if (!headers) return
            const names = [...parseCookies(headers.get("cookie") ?? "").keys()]
            for (const name of names.filter((one) => one.startsWith(`${cookiePrefix}.`)))
              for (const { value: key } of others) {
                const value = await ctx.getSignedCookie(name, key)
                // In the request itself, because the hooks after this one read it from there.
                if (value)
                  setRequestCookie(
                    headers,
                    name,
                    `${value}.${await makeSignature(value, ctx.context.secret)}`,
                  )
              }
          }),
        },
      ],
    },
  }
}
