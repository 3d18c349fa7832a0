import type { Widened } from '../theme/messages.types.ts'
import type { koAddress } from './messages.ko.ts'

/** Messages of the saved delivery address. */
export const enAddress: Widened<typeof koAddress> = {
  'address.recipient': 'Recipient',
  'address.recipient.missing': 'Please enter the recipient.',
  'address.phone': 'Mobile number',
  'address.phone.missing': 'Please enter the mobile number.',
  'address.postcode': 'Postcode',
  'address.postcode.missing': 'Please enter the postcode.',
  'address.search': 'Find address',
  'address.street': 'Address',
  'address.street.missing': 'Please enter the address.',
  'address.detail': 'Apartment, floor',
  'address.detail.missing': 'Please enter the apartment or floor.',
  'address.request': 'Delivery note (optional)',
  'address.note':
    'Drops that ship goods start with this address. The address of an order that you have placed stays the same.',
  'address.save': 'Save',
  'address.saved': 'Address saved.',
  'address.delete': 'Delete the address',
  'address.delete.title': 'Delete the saved address?',
  'address.delete.confirm': 'Delete',
  'address.deleted': 'Address deleted.',
}
