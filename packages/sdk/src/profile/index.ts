/**
 * The member's nickname, picture and consents.
 *
 * @module
 */
export type { ProfileErrorCode } from './profile.errors.ts'
export type { ProfileEvents } from './profile.events.ts'
export {
  checkNickname,
  type NicknameProblem,
  nicknameLimits,
  nicknameOf,
  pictureLimits,
  refusedCharacters,
} from './profile.rules.ts'
export type { AdConsent } from './profile.schema.ts'
export { changeAdConsent, changeNickname, changePicture, isNicknameFree } from './profile.ts'
