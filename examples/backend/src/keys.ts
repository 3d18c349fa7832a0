import { timingSafeEqual } from 'node:crypto'
import { type JWTPayload, type JWTVerifyOptions, jwtVerify } from 'jose'
import type { BackendConfig } from './config.ts'

type Config = Pick<BackendConfig, 'secrets' | 'previousSecrets'>
type Secrets = BackendConfig['secrets']

/** Returns the keys of the server, first those that sign: what the ones before have signed is still accepted. */
export const secretsOf = ({ secrets, previousSecrets }: Config): readonly [Secrets, ...Secrets[]] =>
  previousSecrets ? [secrets, previousSecrets] : [secrets]

/** Returns the payload of a token that a key of this server has signed; `undefined` for a forged or expired one. */
export async function verifiedToken(
  config: Config,
  token: string,
  keyOf: (secrets: Secrets) => Uint8Array | Promise<CryptoKey>,
  options: JWTVerifyOptions,
): Promise<JWTPayload | undefined> {
  for (const secrets of secretsOf(config)) {
    const read = await jwtVerify(token, await keyOf(secrets), { algorithms: ['HS256'], ...options }).catch(
      () => undefined,
    )
    if (read) return read.payload
  }
  return undefined
}

const isSame = (one: string, other: string): boolean => {
  const [given, right] = [Buffer.from(one), Buffer.from(other)]
  return given.length === right.length && timingSafeEqual(given, right)
}

/** Whether a signature is that of a key of this server. */
export const isSignature = (
  config: Config,
  given: string,
  signatureOf: (secrets: Secrets) => string,
): boolean => secretsOf(config).some((secrets) => isSame(given, signatureOf(secrets)))
