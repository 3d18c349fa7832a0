import type { Widened } from '../theme/messages.types.ts'
import type { koHandover } from './messages.ko.ts'

/** Messages of the window in which a fan signs in on a brand's page. */
export const enHandover: Widened<typeof koHandover> = {
  'handover.asked': (p) => `${p.host} asks you to log in`,
  'handover.named': (p) => `You can buy cards and use benefits there as ${p.name}.`,
  'handover.unnamed': 'You can buy cards and use benefits there with this account.',
  'handover.refuse': 'Cancel',
  'handover.agree': 'Continue',
  'handover.told': (p) => `${p.host} knows`,
  'handover.told.text': 'If this window stays open, close it and log in on that page again.',
  'handover.alone': 'The login cannot go on here',
  'handover.alone.text': 'Close this window and start again on the page where you wanted to log in.',
}
