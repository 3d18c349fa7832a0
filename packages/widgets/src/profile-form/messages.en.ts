import type { Widened } from '../theme/messages.types.ts'
import type { koProfileForm } from './messages.ko.ts'

/** Messages of the profile form. */
export const enProfileForm: Widened<typeof koProfileForm> = {
  'profile.picture': 'Profile picture',
  'profile.picture.change': 'Change the profile picture',
  'profile.picture.hint':
    'A JPG, PNG or WEBP picture of up to 5 MB. Details such as the place of a photo are removed.',
  'profile.picture.name': 'The file name has characters that are not allowed. Rename the picture.',
  'profile.picture.nameLength': 'The file name is too long. Rename the picture.',
  'profile.picture.extension': 'Only JPG, PNG and WEBP pictures can be used.',
  'profile.picture.size': 'Only pictures up to 5 MB can be used.',
  'profile.nickname': 'Nickname',
  'profile.nickname.hint': '2 to 12 letters, digits, Korean characters and underscores.',
  'profile.nickname.free': 'This nickname is free.',
  'profile.nickname.short': 'Enter at least two characters.',
  'profile.nickname.long': 'A nickname has at most 12 characters.',
  'profile.nickname.characters': (p) =>
    `Use letters, digits, Korean characters or underscores in place of ${p.refused.map((one) => (/\S/.test(one) ? `‘${one}’` : 'spaces')).join(', ')}.`,
  'profile.nickname.save': 'Save the nickname',
  'profile.ads': 'News',
  'profile.ads.email': 'News by email',
  'profile.ads.sms': 'News by text message',
}
