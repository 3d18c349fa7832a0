import type { Fandeck } from '../client.ts'
import { answerOf, type MyPageAnswer } from '../http/answer.ts'
import { type CallOptions, call } from '../http/call.ts'
import { callMultipart } from '../http/multipart.ts'
import { publicCall } from '../http/public-call.ts'
import { isFandeckError } from '../kernel/errors.ts'
import {
  changeAdConsentEndpoint,
  changeNicknameEndpoint,
  changePictureEndpoint,
  checkNicknameEndpoint,
} from './profile.endpoints.ts'
import { nicknameOf } from './profile.rules.ts'
import type { AdConsent } from './profile.schema.ts'

/**
 * Returns whether the member can take a nickname; another member can still take it before it is saved.
 *
 * @throws `profile/bad-nickname` for one that `checkNickname` refuses
 * @example
 * if (await isNicknameFree(fandeck, { nickname: '달빛수집가' })) save()
 * @see S7.38
 */
export const isNicknameFree = publicCall(
  async (fandeck: Fandeck, { nickname }: { nickname: string }, options?: CallOptions): Promise<boolean> => {
    try {
      await call(fandeck, checkNicknameEndpoint, { params: { nickname: nicknameOf(nickname) } }, options)
      return true
    } catch (error) {
      if (isFandeckError(error, 'profile/nickname-taken')) return false
      throw error
    }
  },
)

/**
 * Changes the nickname and updates the session's member.
 *
 * Resolves `{ error, code }` with the server's message and `profile/nickname-taken` or `profile/bad-nickname`.
 *
 * @throws `session/…` and retryable `http/…` errors
 * @example
 * const { error } = await changeNickname(fandeck, { nickname: '달빛수집가' })
 * if (error) show(error)
 * @see S7.39, S8.7, D64
 */
export const changeNickname = publicCall(
  async (
    fandeck: Fandeck,
    { nickname: typed }: { nickname: string },
    options?: CallOptions,
  ): Promise<MyPageAnswer> => {
    const nickname = nicknameOf(typed)
    const { user: before } = fandeck.session.getState()
    const answer = await answerOf(call(fandeck, changeNicknameEndpoint, { body: { nickname } }, options))
    if (answer.error !== undefined) return answer
    const { user } = fandeck.session.getState()
    if (user && user.memberId === before?.memberId) fandeck.session.setUser({ ...user, nickname })
    fandeck.events.emit('profile:changed', { part: 'nickname' })
    return answer
  },
)

/**
 * Replaces the profile picture. The server keeps neither the original file nor its metadata, such as the place of a
 * photo. Check the file with `checkFile(file, pictureLimits)` first.
 *
 * Resolves `{ error, code }` with the server's message and `profile/bad-picture`.
 *
 * @throws `session/…` and retryable `http/…` errors
 * @example
 * const { data, error } = await changePicture(fandeck, { file })
 * @see S7.40, S5.7, S8.7, D64
 */
export const changePicture = publicCall(
  async (
    fandeck: Fandeck,
    { file }: { file: File },
    options?: CallOptions,
  ): Promise<MyPageAnswer<{ image: string }>> => {
    const answer = await answerOf(
      callMultipart(fandeck, changePictureEndpoint, { body: { files: [file] } }, options),
    )
    if (answer.error === undefined) fandeck.events.emit('profile:changed', { part: 'picture' })
    return answer
  },
)

/** Stores the consents to advertising. Resolves errors as `changeNickname` does (S7.41, D64). */
export const changeAdConsent = publicCall(
  async (fandeck: Fandeck, consent: AdConsent, options?: CallOptions): Promise<MyPageAnswer> => {
    const answer = await answerOf(call(fandeck, changeAdConsentEndpoint, { body: consent }, options))
    if (answer.error === undefined) fandeck.events.emit('profile:changed', { part: 'ad-consent' })
    return answer
  },
)
