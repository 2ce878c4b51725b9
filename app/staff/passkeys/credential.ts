import * as v from "valibot"

const bytes = v.pipe(v.string(), v.minLength(1), v.maxLength(20_000))
const frame = {
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(1400)),
  rawId: bytes,
  type: v.literal("public-key"),
  clientExtensionResults: v.pipe(
    v.optional(v.looseObject({}), {}),
    v.transform(() => ({})),
  ),
}

/** What a browser sends of a passkey that signed a challenge. */
const Assertion = v.object({
  ...frame,
  response: v.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }),
})

/** What a browser sends of a passkey that was created. */
const Attestation = v.object({
  ...frame,
  response: v.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: v.optional(
      v.array(v.picklist(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"])),
      [],
    ),
  }),
})

export const readAssertion = (text: string) => read(Assertion, text)
export const readAttestation = (text: string) => read(Attestation, text)

/** Null for text that is not such JSON. */
function read<T extends typeof Assertion | typeof Attestation>(
  schema: T,
  text: string,
): v.InferOutput<T> | null {
  try {
    const parsed = v.safeParse(schema, JSON.parse(text))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}
