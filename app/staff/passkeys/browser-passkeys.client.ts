/** Whether this browser has passkeys, and the functions that read their options from JSON. */
export function hasPasskeySupport() {
  return (
    typeof PublicKeyCredential === "function" &&
    "parseRequestOptionsFromJSON" in PublicKeyCredential &&
    "parseCreationOptionsFromJSON" in PublicKeyCredential
  )
}

/** Asks the device to sign the server's challenge. Null when the person or the device refused. */
export async function signChallenge(optionsHref: string) {
  const options = await readOptions<PublicKeyCredentialRequestOptionsJSON>(optionsHref)
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  return orNull(navigator.credentials.get({ publicKey }))
}

/** Asks the device to create a passkey. Null when the person or the device refused. */
export async function createPasskey(optionsHref: string) {
  const options = await readOptions<PublicKeyCredentialCreationOptionsJSON>(optionsHref)
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  return orNull(navigator.credentials.create({ publicKey }))
}

async function readOptions<T>(href: string) {
  const response = await fetch(href, { method: "POST", body: new URLSearchParams({ intent: "begin" }) })
  // A redirect: the session has ended, or the proof has expired while the page was open.
  if (response.redirected) location.assign(response.url)
  if (!response.ok || response.redirected) throw new Error(`no passkey options: ${response.status}`)
  return (await response.json()) as T
}

async function orNull(asked: Promise<Credential | null>) {
  try {
    const credential = await asked
    return credential ? JSON.stringify((credential as PublicKeyCredential).toJSON()) : null
  } catch (error) {
    // NotAllowedError: cancelled or timed out. InvalidStateError: the device already holds a passkey of this person.
    if (error instanceof DOMException) return null
    throw error
  }
}
