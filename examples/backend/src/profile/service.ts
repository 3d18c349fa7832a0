import { checkNickname, nicknameOf, pictureLimits } from '@fandeck/sdk/profile'
import type { AdConsent } from '@fandeck/sdk/wire'
import { and, eq, ne, sql } from 'drizzle-orm'
import { isReservedNickname, nicknameLock, sameNickname } from '../auth/nickname.ts'
import { changeUser, lockUserById } from '../auth/store.ts'
import { users } from '../auth/tables.ts'
import type { Backend } from '../context.ts'
import type { Tx } from '../db/open.ts'
import { transact } from '../db/transact.ts'
import { Problem, sessionInvalid } from '../problem.ts'
import { shopName } from '../shop/name.ts'
import { keepUpload } from '../uploads/keep.ts'
import { pictureOf } from '../uploads/picture.ts'
import { uploads } from '../uploads/tables.ts'
import { uploadUrl } from '../uploads/urls.ts'

/** The longest side of a stored picture, px. */
const PICTURE_SIZE = 512

const badNickname = () =>
  new Problem(400, '닉네임은 한글, 영문, 숫자, 밑줄(_)을 2–12자까지 쓸 수 있어요.', 'BAD_NICKNAME')
const takenNickname = () => new Problem(409, '다른 팬이 사용 중인 닉네임이에요.', 'NICKNAME_TAKEN')
const badPicture = () =>
  new Problem(400, '올릴 수 없는 사진이에요. 5MB 이하의 JPG, PNG, WEBP 사진을 골라 주세요.', 'BAD_FILE')

const reservedNickname = () =>
  new Problem(
    400,
    '운영자로 오해할 수 있는 닉네임은 쓸 수 없어요. 다른 닉네임을 골라 주세요.',
    'BAD_NICKNAME',
  )

/** Returns a nickname as it is stored and compared. */
async function acceptable({ db }: Pick<Backend, 'db'>, typed: string): Promise<string> {
  if (checkNickname(typed)) throw badNickname()
  const nickname = nicknameOf(typed)
  if (isReservedNickname(nickname, await shopName(db))) throw reservedNickname()
  return nickname
}

async function refuseTaken(tx: Tx, userId: string, nickname: string): Promise<void> {
  const others = and(sameNickname(nickname), ne(users.id, userId))
  const [holder] = await tx.select({ id: users.id }).from(users).where(others).limit(1)
  if (holder) throw takenNickname()
}

/**
 * Checks whether the member can take a nickname (S7.38).
 *
 * @throws Problem BAD_NICKNAME, NICKNAME_TAKEN
 */
export async function validateNickname(backend: Backend, userId: string, typed: string): Promise<void> {
  await refuseTaken(backend.db, userId, await acceptable(backend, typed))
}

/**
 * Changes the nickname (S7.39). Each is unique, because changes to the same one, and the sign-ups that draw it, run one after
 * the other.
 *
 * @throws Problem BAD_NICKNAME, NICKNAME_TAKEN
 */
export async function changeNickname(backend: Backend, userId: string, typed: string): Promise<void> {
  const nickname = await acceptable(backend, typed)
  await transact(backend, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${nicknameLock(nickname)})`)
    await refuseTaken(tx, userId, nickname)
    await backend.failpoint('profile:nickname')
    await changeUser(tx, userId, { nickname })
  })
}

/**
 * Replaces the picture of a member by a re-encoded copy without metadata, and deletes the former one (S7.40).
 *
 * @throws Problem BAD_FILE
 */
export async function changePicture(
  backend: Backend,
  userId: string,
  [file, ...more]: readonly Blob[],
): Promise<{ image: string }> {
  const picture =
    file instanceof File && more.length === 0
      ? await pictureOf(file, { limits: pictureLimits, size: PICTURE_SIZE })
      : undefined
  if (!picture) throw badPicture()
  const upload = await keepUpload(backend, userId, picture, 'public')
  await transact(backend, async (tx) => {
    const before = await lockUserById(tx, userId)
    if (!before) throw sessionInvalid()
    await tx.insert(uploads).values(upload)
    await changeUser(tx, userId, { pictureId: upload.id })
    if (before.pictureId) await tx.delete(uploads).where(eq(uploads.id, before.pictureId))
  })
  return { image: uploadUrl(backend.config, upload.id) }
}

/** Stores the consents to advertising (S7.41). */
export async function changeAdConsent({ db }: Backend, userId: string, consent: AdConsent): Promise<void> {
  await changeUser(db, userId, { adEmail: consent.email, adSms: consent.sms })
}
