import { createHash, generateKeyPairSync, randomBytes, sign as signWithKey } from "node:crypto"

type Ceremony = {
  /** The page that asks. */
  origin: string
  /** Whether the device asked for its PIN or biometrics. */
  isVerified: boolean
}
type CreationOptions = { challenge: string; rp: { id?: string | undefined } }
type RequestOptions = { challenge: string; rpId?: string | undefined }

/** A device with one passkey. Its functions return what a browser's `credential.toJSON()` gives, as text. */
export function createSoftwarePasskey() {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" })
  const { x = "", y = "" } = publicKey.export({ format: "jwk" })
  const id = randomBytes(32)
  const publicPoint = { x: Buffer.from(x, "base64url"), y: Buffer.from(y, "base64url") }
  let counter = 0

  function create({ challenge, rp }: CreationOptions, { origin, isVerified }: Ceremony) {
    const created = Buffer.concat([
      authenticatorData({ rpId: rp.id, isVerified, isCreation: true, counter }),
      Buffer.alloc(16),
      Buffer.from([0, id.length]),
      id,
      coseKey(publicPoint),
    ])
    return credentialText(id, {
      clientDataJSON: clientData({ type: "webauthn.create", challenge, origin }),
      attestationObject: unattested(created),
      transports: ["internal"],
    })
  }

  function sign({ challenge, rpId }: RequestOptions, { origin, isVerified }: Ceremony) {
    counter += 1
    const data = authenticatorData({ rpId, isVerified, isCreation: false, counter })
    const clientDataJSON = clientData({ type: "webauthn.get", challenge, origin })
    const signed = Buffer.concat([data, sha256(clientDataJSON)])
    return credentialText(id, {
      clientDataJSON,
      authenticatorData: data,
      signature: signWithKey("sha256", signed, privateKey),
    })
  }

  return { create, sign }
}

const flags = { present: 1, verified: 4, attested: 64 }

type Data = { rpId?: string | undefined; isVerified: boolean; isCreation: boolean; counter: number }

function authenticatorData({ rpId = "", isVerified, isCreation, counter }: Data) {
  const data = Buffer.alloc(37)
  sha256(rpId).copy(data)
  data[32] = flags.present + (isVerified ? flags.verified : 0) + (isCreation ? flags.attested : 0)
  data.writeUInt32BE(counter, 33)
  return data
}

function sha256(bytes: Buffer | string) {
  return createHash("sha256").update(bytes).digest()
}

/** CBOR of { 1: 2, 3: -7, -1: 1, -2: x, -3: y }: a key of P-256 for ES256 (RFC 9053). */
function coseKey({ x, y }: { x: Buffer; y: Buffer }) {
  return Buffer.concat([Buffer.from("a5010203262001215820", "hex"), x, Buffer.from("225820", "hex"), y])
}

/** CBOR of { fmt: "none", attStmt: {}, authData }. Its length must fit in one byte. */
function unattested(data: Buffer) {
  return Buffer.concat([
    Buffer.from([0xa3, 0x63]),
    Buffer.from("fmt"),
    Buffer.from([0x64]),
    Buffer.from("none"),
    Buffer.from([0x67]),
    Buffer.from("attStmt"),
    Buffer.from([0xa0, 0x68]),
    Buffer.from("authData"),
    Buffer.from([0x58, data.length]),
    data,
  ])
}

function clientData(data: { type: string; challenge: string; origin: string }) {
  return Buffer.from(JSON.stringify({ ...data, crossOrigin: false }))
}

function credentialText(id: Buffer, response: Record<string, Buffer | string[]>) {
  const fields = Object.entries(response).map(([name, value]) => [
    name,
    Buffer.isBuffer(value) ? value.toString("base64url") : value,
  ])
  const rawId = id.toString("base64url")
  return JSON.stringify({
    id: rawId,
    rawId,
    type: "public-key",
    authenticatorAttachment: "platform",
    clientExtensionResults: {},
    response: Object.fromEntries(fields) as Record<string, unknown>,
  })
}
