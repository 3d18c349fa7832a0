import type { Widened } from '../theme/messages.types.ts'
import type { koDevices } from './messages.ko.ts'

/** Messages of the devices on which a member is signed in. */
export const enDevices: Widened<typeof koDevices> = {
  'devices.title': 'Your devices',
  'devices.unknown': 'Unknown device',
  'devices.current': 'This device',
  'devices.inUse': 'In use now',
  'devices.usedAt': (p) => `Last used ${p.at}`,
  'devices.none': 'You are logged in on no device',
  'devices.end': 'Log out',
  'devices.end.of': (p) => `Log out on ${p.name}`,
  'devices.end.title': (p) => `Log out on ${p.name}?`,
  'devices.end.done': 'Logged out.',
  'devices.others': 'Log out on all other devices',
  'devices.others.title': 'Log out on all other devices?',
  'devices.others.done': (p) => `Logged out on ${p.count} other devices.`,
  'devices.note.noPassword': 'If you do not know a device, log out on it.',
  'devices.note': 'If you do not know a device, log out on it and change your password.',
}
