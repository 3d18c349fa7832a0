import { endpoint } from '../http/endpoint.ts'
import { nothing } from '../http/wire.ts'
import { nicknameErrors, pictureErrors } from './profile.errors.ts'
import { AdConsent, NicknameBody, NicknameText, PictureBody, PictureReply } from './profile.schema.ts'

/** Checks whether the member can take a nickname (S7.38). */
export const checkNicknameEndpoint = endpoint({
  method: 'GET',
  base: 'main',
  path: '/mypage/nickname/validate/:nickname',
  auth: 'member',
  params: { nickname: NicknameText },
  reply: nothing,
  errors: nicknameErrors,
})

/** Changes the nickname (S7.39). */
export const changeNicknameEndpoint = endpoint({
  method: 'POST',
  base: 'main',
  path: '/mypage/nickname',
  auth: 'member',
  body: NicknameBody,
  reply: nothing,
  errors: nicknameErrors,
})

/** Replaces the profile picture with one of at most 5 MB and 20 megapixels (S7.40). */
export const changePictureEndpoint = endpoint({
  method: 'POST',
  base: 'main',
  path: '/mypage/profileimg',
  auth: 'member',
  body: PictureBody,
  multipart: true,
  timeoutMs: 60_000,
  reply: PictureReply,
  errors: pictureErrors,
})

/** Stores the consents to advertising (S7.41). */
export const changeAdConsentEndpoint = endpoint({
  method: 'POST',
  base: 'main',
  path: '/mypage/ad-agreement',
  auth: 'member',
  body: AdConsent,
  reply: nothing,
})
