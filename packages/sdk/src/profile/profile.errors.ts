/** Maps the server's codes of a nickname to SDK codes. */
export const nicknameErrors = {
  NICKNAME_TAKEN: 'profile/nickname-taken',
  BAD_NICKNAME: 'profile/bad-nickname',
} as const
/** Maps the server's codes of a picture to SDK codes. */
export const pictureErrors = { BAD_FILE: 'profile/bad-picture' } as const

/** Error codes of the member's profile. */
export type ProfileErrorCode =
  | (typeof nicknameErrors)[keyof typeof nicknameErrors]
  | (typeof pictureErrors)[keyof typeof pictureErrors]
