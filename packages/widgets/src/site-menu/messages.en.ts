import type { Widened } from '../theme/messages.types.ts'
import type { koMenu } from './messages.ko.ts'

/** Messages of the menu of a site. */
export const enMenu: Widened<typeof koMenu> = {
  'menu.label': 'Menu',
  'menu.my': 'MY',
  'menu.signIn': 'LOGIN',
  'menu.signOut': 'LOGOUT',
  'menu.hello': 'Welcome',
  'menu.visitor': 'Log in to see your cards and benefits',
}
