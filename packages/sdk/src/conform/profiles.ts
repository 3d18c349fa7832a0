/** The profiles of a backend: the tags and widgets that it must serve, as in the table of calls. `site` has all of them. */
const PROFILES = {
  drop: ['<fandeck-drop>', 'payment-return', 'order-detail'],
  wallet: ['<fandeck-wallet>'],
  scan: ['<fandeck-scanner>'],
  campaign: ['<fandeck-board>', '<fandeck-campaign>'],
  account: [
    '<fandeck-sign-in>',
    'account-settings',
    'activity-list',
    'address-form',
    'devices',
    'entry-history',
    'linked-logins',
    'password-form',
    'point-history',
    'profile-form',
    'transaction-list',
    'withdrawal',
  ],
  site: undefined,
} as const

/** The name of a profile. */
export type Profile = keyof typeof PROFILES

/** The names of the profiles. */
export const profileNames = Object.keys(PROFILES)

/** Returns whether a text names a profile. */
export const isProfile = (text: string): text is Profile => Object.hasOwn(PROFILES, text)

/** Returns whether a profile has a call that these tags and widgets make. */
export const profileHas = (profile: Profile, users: readonly string[]): boolean => {
  const members: readonly string[] | undefined = PROFILES[profile]
  return users.some((user) => members === undefined || members.includes(user))
}
