import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest()
const text = (data: Uint8Array | string) => Buffer.from(data).toString('base64url')
const USER_PRESENT = 0x01
const ATTESTED = 0x40

interface Said {
  /** The page that asks; @default the desk */
  origin?: string
  rpId?: string
  /** The count of signatures; @default the next one */
  counter?: number
  challenge?: string
}

/** An authenticator in software with one ES256 key, as `navigator.credentials` answers for it. */
export function softPasskey({ origin = 'http://api.localhost' } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(32)
  let count = 0

  const clientData = (type: string, challenge: string, from: string) =>
    JSON.stringify({ type, challenge, origin: from, crossOrigin: false })
  const authenticatorData = (rpId: string, flags: number, counter: number) => {
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counted])
  }
  const answer = (response: object) =>
    JSON.stringify({
      id: text(credentialId),
      rawId: text(credentialId),
      type: 'public-key',
      clientExtensionResults: {},
      response,
    })

  return {
    id: text(credentialId),
    /** Answers the challenge of a registration. */
    register({ challenge }: { challenge: string }, said: Said = {}): string {
      // COSE: an EC2 key (1: 2) of ES256 (3: -7) on P-256 (-1: 1) with x (-2) and y (-3).
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ])
      const length = Buffer.from([0, credentialId.length])
      const data = Buffer.concat([
        authenticatorData(said.rpId ?? new URL(origin).hostname, USER_PRESENT | ATTESTED, said.counter ?? 0),
        Buffer.alloc(16),
        length,
        credentialId,
        key,
      ])
      // CBOR: {fmt: 'none', attStmt: {}, authData: bytes with a length of one byte}.
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ])
      return answer({
        clientDataJSON: text(
          clientData('webauthn.create', said.challenge ?? challenge, said.origin ?? origin),
        ),
        attestationObject: text(attestation),
        transports: ['internal'],
      })
    },
    /** Answers the challenge of a sign-in. */
    sign({ challenge }: { challenge: string }, said: Said = {}): string {
      count = said.counter ?? count + 1
      const data = authenticatorData(said.rpId ?? new URL(origin).hostname, USER_PRESENT, count)
      const client = clientData('webauthn.get', said.challenge ?? challenge, said.origin ?? origin)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return answer({
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(signature),
      })
    },
  }
}
