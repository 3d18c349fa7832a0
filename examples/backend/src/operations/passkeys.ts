import { text } from '@fandeck/sdk/wire'
import { and, eq, lt, or, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { tokenHash } from '../auth/tokens.ts'
import type { Backend } from '../context.ts'
import { transact, transactOnce } from '../db/transact.ts'
import { Problem } from '../problem.ts'
import { recordAction } from './actions.ts'
import { type Challenge, challengeFor, passkeysOf, takeChallenge } from './challenges.ts'
import {
  beginShift,
  checkedPassword,
  endSessions,
  type Operator,
  present,
  type SignedIn,
  type TypedPassword,
} from './operators.ts'
import { operatorPasskeys, operatorSessions, operators } from './tables.ts'

const MOST = 10

/** Loaded with the first passkey: that takes a tenth of a second. */
const webauthn = () => import('@simplewebauthn/server')

const Base64Url = z.string().check(z.regex(/^[\w-]{1,4000}$/))
const credential = {
  id: Base64Url,
  rawId: Base64Url,
  type: z.literal('public-key'),
  clientExtensionResults: z.pipe(
    z.unknown(),
    z.transform(() => ({})),
  ),
}
const Assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
    userHandle: z.optional(Base64Url),
  }),
})
const Attestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  }),
})
/** The answer of an authenticator, as the field of a form. */
export const PasskeyField = text({ min: 1, max: 16_000 })

const refusedPasskey = () =>
  new Problem(403, '패스키를 확인하지 못했어요. 비밀번호부터 다시 입력해 주세요.', 'PASSKEY_REFUSED')
const notRegistered = () =>
  new Problem(400, '패스키를 추가하지 못했어요. 다시 시도해 주세요.', 'PASSKEY_REFUSED')

/** The origin of the desk, to which passkeys are bound. */
function partyOf({ config }: Backend) {
  const origin = config.origins.api
  return { expectedOrigin: origin, expectedRPID: new URL(origin).hostname, requireUserVerification: false }
}

/** Reads the answer of an authenticator. */
function answerIn<Schema extends z.core.$ZodType>(
  schema: Schema,
  json: string,
): z.output<Schema> | undefined {
  try {
    const read = z.safeParse(schema, JSON.parse(json))
    return read.success ? read.data : undefined
  } catch {
    return undefined
  }
}

/** The options of the browser for the second step of a sign-in. */
export async function signInOptions(backend: Backend, { challenge, passkeys }: Challenge) {
  const { generateAuthenticationOptions } = await webauthn()
  return generateAuthenticationOptions({
    rpID: partyOf(backend).expectedRPID,
    challenge: Buffer.from(challenge, 'base64url'),
    allowCredentials: [...passkeys],
    userVerification: 'preferred',
  })
}

/**
 * Signs an operator in by a passkey, after the password. A challenge is answered once, well or not.
 *
 * @throws Problem PASSKEY_REFUSED
 */
export async function signInByPasskey(
  backend: Backend,
  token: string | undefined,
  json: string,
): Promise<{ token: string; endAt: number }> {
  const taken = token === undefined ? undefined : await takeChallenge(backend, token, 'sign-in')
  const response = answerIn(Assertion, json)
  if (!taken || !response) throw refusedPasskey()
  const { operatorId, challenge } = taken
  const own = and(eq(operatorPasskeys.credentialId, response.id), eq(operatorPasskeys.operatorId, operatorId))
  const [passkey] = await backend.db.select().from(operatorPasskeys).where(own)
  if (!passkey) throw refusedPasskey()
  const { credentialId: id, counter } = passkey
  const { verifyAuthenticationResponse } = await webauthn()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    ...partyOf(backend),
    response,
    expectedChallenge: challenge,
    credential: { id, counter, publicKey: new Uint8Array(passkey.publicKey) },
  }).catch(() => {
    throw refusedPasskey()
  })
  if (!verified) throw refusedPasskey()
  const { newCounter } = authenticationInfo
  return transactOnce(backend, async (tx) => {
    const [now] = await tx.select().from(operators).where(present(operatorId)).for('share')
    // A concurrent sign-in may have raised the counter, or a reset may have deleted the passkey.
    const counted = await tx
      .update(operatorPasskeys)
      .set({ counter: newCounter, usedAt: backend.now() })
      .where(
        and(
          own,
          or(
            lt(operatorPasskeys.counter, newCounter),
            sql`${newCounter}::bigint = 0 and ${operatorPasskeys.counter} = 0`,
          ),
        ),
      )
      .returning({ id: operatorPasskeys.credentialId })
    if (!now || counted.length === 0) throw refusedPasskey()
    return beginShift(tx, backend, operatorId, true)
  })
}

/**
 * The options of the browser for a new passkey of the operator of a session, who types the password once more: a screen that
 * was left open gives no one a key of their own.
 *
 * @throws Problem WRONG_PASSWORD, LOCKED
 */
export async function registerOptions(
  backend: Backend,
  operator: Operator,
  { sessionToken, typed }: { sessionToken: string; typed: TypedPassword },
) {
  const { operatorId, name } = operator
  await checkedPassword(backend, operatorId, typed)
  const { challenge, passkeys } = await transact(backend, (tx) =>
    challengeFor(tx, backend, { operatorId, token: `register:${sessionToken}`, purpose: 'register' }),
  )
  const { generateRegistrationOptions } = await webauthn()
  return generateRegistrationOptions({
    rpName: '운영 데스크',
    rpID: partyOf(backend).expectedRPID,
    userName: operatorId,
    userDisplayName: name,
    userID: new TextEncoder().encode(operatorId),
    challenge: Buffer.from(challenge, 'base64url'),
    excludeCredentials: [...passkeys],
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  })
}

/**
 * Registers a passkey for the operator of a session, and ends their other sessions.
 *
 * @throws Problem PASSKEY_REFUSED, PASSKEY_EXISTS, PASSKEY_MANY
 */
export async function addPasskey(
  backend: Backend,
  { operatorId }: SignedIn,
  { sessionToken, name, json }: { sessionToken: string; name: string; json: string },
): Promise<void> {
  const taken = await takeChallenge(backend, `register:${sessionToken}`, 'register')
  const response = answerIn(Attestation, json)
  if (!taken || taken.operatorId !== operatorId || !response) throw notRegistered()
  const { verifyRegistrationResponse } = await webauthn()
  const { registrationInfo } = await verifyRegistrationResponse({
    ...partyOf(backend),
    response,
    expectedChallenge: taken.challenge,
  }).catch(() => {
    throw notRegistered()
  })
  if (!registrationInfo) throw notRegistered()
  const { id: credentialId, publicKey, counter } = registrationInfo.credential
  await transactOnce(backend, async (tx) => {
    await tx.select().from(operators).where(present(operatorId)).for('update')
    if ((await passkeysOf(tx, operatorId)).length >= MOST)
      throw new Problem(409, `패스키는 ${MOST}개까지 추가할 수 있어요.`, 'PASSKEY_MANY')
    const added = await tx
      .insert(operatorPasskeys)
      .values({
        ...{ credentialId, operatorId, name, counter, createdAt: backend.now() },
        publicKey: Buffer.from(publicKey),
        transports: response.response.transports ?? [],
      })
      .onConflictDoNothing()
      .returning({ id: operatorPasskeys.credentialId })
    if (added.length === 0) throw new Problem(409, '이미 추가한 패스키예요.', 'PASSKEY_EXISTS')
    await tx
      .update(operatorSessions)
      .set({ byPasskey: true })
      .where(eq(operatorSessions.tokenHash, tokenHash(sessionToken)))
    await endSessions(tx, operatorId, sessionToken)
    await recordAction(tx, backend, { operatorId, action: 'passkey-add', subject: name })
  })
}
