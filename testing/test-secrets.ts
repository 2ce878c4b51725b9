import { formatSecrets, type Secrets } from "../app/platform/keys/secrets.ts"

/** One secret for each purpose. */
export const testSecrets = {
  limits: firstVersion("a-secret-for-limits-that-only-tests-know"),
  invitations: firstVersion("a-secret-for-invitations-that-only-tests-know"),
  unsubscribe: firstVersion("a-secret-for-unsubscribing-that-only-tests-know"),
  signIn: firstVersion("a-secret-for-signing-in-that-only-tests-know"),
}

export function firstVersion(value: string): Secrets {
  return [{ version: 1, value }]
}

/** The same as variables of a process. */
export const secretSettings = {
  LIMIT_SECRETS: formatSecrets(testSecrets.limits),
  INVITATION_SECRETS: formatSecrets(testSecrets.invitations),
  UNSUBSCRIBE_SECRETS: formatSecrets(testSecrets.unsubscribe),
  SIGN_IN_SECRETS: formatSecrets(testSecrets.signIn),
}
