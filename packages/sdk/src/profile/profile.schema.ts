import * as z from 'zod/mini'
import { type Codec, wireObject, yesNo } from '../http/wire.ts'
import { typedLine } from '../input/wire.ts'

/** POST /mypage/nickname (S7.39), and the parameter of its check (S7.38). The rule is stricter than the schema. */
export const NicknameText = typedLine({ min: 1, max: 200 })
/** POST /mypage/nickname (S7.39). */
export const NicknameBody = wireObject({ nickname: ['nickname', NicknameText] })

const upload = z.custom<Blob>((value) => value instanceof Blob)

/** POST /mypage/profileimg, as form data with one file (S7.40). */
export const PictureBody = wireObject({ files: ['file', z.array(upload)] })
/** The address of the stored picture. */
export const PictureReply = wireObject({ image: ['image', z.string()] })

/** Whether the member agreed to advertising by email and by text message. */
export interface AdConsent {
  email: boolean
  sms: boolean
}
/** POST /mypage/ad-agreement: the consents to advertising (S7.41). */
export const AdConsent = wireObject({
  email: ['push_email', yesNo],
  sms: ['push_sms', yesNo],
}) satisfies Codec<AdConsent>
