import { passkey } from "@better-auth/passkey"
import { APIError } from "better-auth/api"

/**
 * Sign-in with a passkey. It counts as two factors, the device and its PIN or biometrics, so the device must have asked for
 * them. The plugin itself does not check that.
 */
export function passkeyPlugin(publicUrl: string) {
  const { hostname, origin } = new URL(publicUrl)
  return passkey({
    rpName: "WebPlan",
    // Another host name would make every passkey useless.
    rpID: hostname,
    origin,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    registration: {
      afterVerification: ({ verification }) => requireVerifiedUser(verification.registrationInfo),
    },
    authentication: {
      afterVerification: ({ verification }) => requireVerifiedUser(verification.authenticationInfo),
    },
    schema: { passkey: { modelName: "staffPasskeys", fields: { credentialID: "credentialId" } } },
  })
}

function requireVerifiedUser(info: { userVerified: boolean } | undefined) {
  if (!info?.userVerified) throw new APIError("UNAUTHORIZED")
}
