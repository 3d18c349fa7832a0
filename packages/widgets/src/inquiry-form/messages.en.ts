import type { Widened } from '../theme/messages.types.ts'
import type { koInquiryForm } from './messages.ko.ts'

/** Messages of the inquiry form. */
export const enInquiryForm: Widened<typeof koInquiryForm> = {
  'inquiry.category': 'Category',
  'inquiry.category.choose': 'Choose a category',
  'inquiry.title': 'Title',
  'inquiry.title.placeholder': 'What is your inquiry about?',
  'inquiry.content': 'Message',
  'inquiry.content.placeholder': 'Tell us when, where and what happened.',
  'inquiry.count': (p) => `${p.count} of ${p.most} characters`,
  'inquiry.pictures': 'Pictures (optional)',
  'inquiry.pictures.hint': 'Up to three JPG, PNG or WEBP pictures of 5 MB each.',
  'inquiry.pictures.add': 'Add a picture',
  'inquiry.pictures.remove': (p) => `Remove ${p.name}`,
  'inquiry.send': 'Send',
  'inquiry.category.missing': 'Choose a category.',
  'inquiry.title.missing': 'Enter a title.',
  'inquiry.title.long': 'A title has at most 100 characters.',
  'inquiry.content.missing': 'Enter a message.',
  'inquiry.content.long': 'A message has at most 2,000 characters.',
  'inquiry.files.many': 'Three pictures at most.',
  'inquiry.files.name': (p) => `${p.name}: the file name has characters that are not allowed.`,
  'inquiry.files.nameLength': (p) => `${p.name}: the file name is too long.`,
  'inquiry.files.extension': (p) => `${p.name}: only JPG, PNG and WEBP pictures can be added.`,
  'inquiry.files.size': (p) => `${p.name}: only pictures up to 5 MB can be added.`,
}
