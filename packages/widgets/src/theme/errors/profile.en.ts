import type { ProfileErrorCode } from '@fandeck/sdk/profile'

/** Errors of the profile. */
export const enProfileErrors: Record<ProfileErrorCode, string> = {
  'profile/nickname-taken': 'Another fan uses this nickname. Choose another one.',
  'profile/bad-nickname': 'This nickname cannot be used. Choose another one.',
  'profile/bad-picture': 'This picture cannot be used. Choose another one.',
}
