/** A screen of your site to which the settings link. */
export type SettingsScreen =
  | 'profile'
  | 'identity'
  | 'logins'
  | 'devices'
  | 'address'
  | 'password'
  | 'points'
  | 'entries'
  | 'collections'
  | 'signOut'
  | 'withdrawal'

/**
 * Returns the address of a screen; `undefined` where your site has none, which hides its rows. `renew` tells that a
 * verified member is checked again, who has another phone or birthday.
 */
export type SettingsHref = (screen: SettingsScreen, options: { renew: boolean }) => string | undefined
