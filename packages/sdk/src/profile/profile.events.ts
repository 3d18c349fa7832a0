/** Events of the member's profile. */
export interface ProfileEvents {
  /** Emitted when this page has changed the nickname, the picture or the consents to advertising. */
  'profile:changed': { part: 'nickname' | 'picture' | 'ad-consent' }
}
