import type { ProfileErrorCode } from '@fandeck/sdk/profile'

/** Errors of the profile. */
export const koProfileErrors: Record<ProfileErrorCode, string> = {
  'profile/nickname-taken': '다른 팬이 사용 중인 닉네임이에요. 다른 닉네임을 골라 주세요.',
  'profile/bad-nickname': '쓸 수 없는 닉네임이에요. 다른 닉네임을 골라 주세요.',
  'profile/bad-picture': '올릴 수 없는 사진이에요. 다른 사진을 골라 주세요.',
}
