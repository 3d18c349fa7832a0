import { randomUUID } from 'node:crypto'
import { checkPassword, isUserId } from '@fandeck/sdk'
import type { JoinBody } from '@fandeck/sdk/wire'
import type * as z from 'zod/mini'
import { termsOf } from '../content/service.ts'
import { termsAgreements } from '../content/tables.ts'
import type { Backend } from '../context.ts'
import { transact } from '../db/transact.ts'
import { hashPassword } from '../limits/hashing.ts'
import { type Limit, lockFor, settleTry, subjectOf } from '../limits/tries.ts'
import { later, Problem } from '../problem.ts'
import { idOf } from './account-limits.ts'
import { checkMailCode, sendMailCode, spendMailCode } from './mail-codes.ts'
import { freeNickname } from './nickname.ts'
import { addUser, userByMemberId } from './store.ts'
import { codeHash } from './tokens.ts'
import type { Visitor } from './visitor.ts'

const REQUIRED = ['service', 'privacy'] as const
const OFFERED = ['service', 'privacy', 'marketing'] as const

const badUserId = () => new Problem(400, '이메일 주소를 다시 확인해 주세요.', 'BAD_USER_ID')
const weakPassword = () =>
  new Problem(400, '비밀번호가 규칙에 맞지 않아요. 다시 정해 주세요.', 'WEAK_PASSWORD')
const termsRequired = () => new Problem(400, '필수 약관에 동의해 주세요.', 'TERMS_REQUIRED')
const taken = () => new Problem(409, '이미 가입한 이메일이에요. 로그인해 주세요.', 'USER_ID_TAKEN')

const HOUR_MS = 60 * 60_000
const tooMany = (waitMs: number) =>
  later(new Problem(429, '가입 요청이 너무 많았어요. 잠시 후 다시 시도해 주세요.', 'TOO_MANY_TRIES'), waitMs)

/** Limits sign-ups per address, including those refused for a taken id: they reveal which ids exist. */
const joinsOf = (backend: Backend, address: string): Limit => ({
  subject: subjectOf('joins', codeHash(backend, 'address', address)),
  most: 60,
  windowMs: HOUR_MS,
  lockMs: HOUR_MS,
  forgiving: false,
})

/**
 * Mails the code that verifies the email address of a sign-up. If the address has an account, mails its owner a notice
 * instead; the reply is the same.
 *
 * @throws Problem BAD_USER_ID; and as `sendMailCode`
 */
export async function sendJoinCode(backend: Backend, userId: string, visitor: Visitor) {
  const email = idOf('email', userId)
  if (!isUserId(email)) throw badUserId()
  return sendMailCode(backend, { purpose: 'join', email }, visitor, async (tx, code) =>
    (await userByMemberId(tx, email))
      ? {
          subject: '이미 가입한 이메일이에요',
          body: '이 이메일로 가입한 계정이 있어요. 로그인하거나 비밀번호를 다시 설정해 주세요.\n\n요청한 적이 없다면 이 메일은 무시해도 괜찮아요.',
        }
      : {
          subject: '회원가입 인증번호',
          body: `인증번호는 ${code}예요. 10분 안에 입력해 주세요.\n\n요청한 적이 없다면 이 메일은 무시해도 괜찮아요.`,
        },
  )
}

/**
 * Creates an email account with the answers to the terms; stores the address in lower case.
 *
 * @throws Problem BAD_USER_ID, WEAK_PASSWORD, TERMS_REQUIRED, USER_ID_TAKEN; 429 after sixty per address in an hour
 * @see decision D3b
 */
export async function join(
  backend: Backend,
  { userId, password, agreed, code }: z.output<typeof JoinBody>,
  visitor: Visitor,
): Promise<void> {
  const memberId = idOf('email', userId)
  const key = { purpose: 'join', email: memberId } as const
  if (!isUserId(memberId)) throw badUserId()
  if (checkPassword(password, { userId: memberId }).length > 0) throw weakPassword()
  if (!REQUIRED.every((kind) => agreed.includes(kind))) throw termsRequired()
  const limits = [joinsOf(backend, visitor.address)]
  const lock = await lockFor(backend, limits)
  if (lock) throw tooMany(lock.waitMs)
  await settleTry(backend, limits, false)
  const early = await transact(backend, (tx) => checkMailCode(tx, backend, key, { code, visitor }))
  if (early) throw early
  const passwordHash = await hashPassword(password)
  const versions = await Promise.all(OFFERED.map((kind) => termsOf(backend, kind)))
  const [id, now] = [randomUUID(), backend.now()]
  await backend.failpoint('auth:join')
  const late = await transact(backend, async (tx) => {
    // Checks again: a concurrent sign-up can have used the code.
    const refusal = await checkMailCode(tx, backend, key, { code, visitor })
    if (refusal) return refusal
    await spendMailCode(tx, backend, key)
    const added = await addUser(tx, {
      id,
      memberId,
      loginType: 'email',
      nickname: await freeNickname(tx),
      level: 'K103',
      passwordHash,
      portrait: { kind: 'portrait', card: { kind: 'artist', idol: 'idol5', seed: id } },
      createdAt: now,
    })
    if (!added) throw taken()
    const answers = versions.flatMap(([newest]) =>
      newest
        ? [
            {
              userId: id,
              kind: newest.kind,
              termsId: newest.termsId,
              agreed: agreed.some((kind) => kind === newest.kind),
            },
          ]
        : [],
    )
    if (answers.length > 0) {
      await tx.insert(termsAgreements).values(answers.map((answer) => ({ ...answer, agreedAt: now })))
    }
    return undefined
  })
  if (late) throw late
}
