import { fandeck } from '../../fandeck.ts'

const KEY = 'fandeck:recent-login:P'
const { storage } = fandeck.seams

/** The number that logged in last on this device; read only to be shown, masked, and to fill the form. */
export const recentPhone = {
  read: () => storage.getItem(KEY) ?? undefined,
  write: (phone: string) => storage.setItem(KEY, phone),
}
