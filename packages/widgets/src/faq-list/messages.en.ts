import type { Widened } from '../theme/messages.types.ts'
import type { koFaqs } from './messages.ko.ts'

/** Messages of the frequently asked questions. */
export const enFaqs: Widened<typeof koFaqs> = {
  'faqs.search': 'Search questions',
  'faqs.placeholder': 'What would you like to know?',
  'faqs.categories': 'Categories of questions',
  'faqs.all': 'All',
  'faqs.found': (p) => `${p.count} ${p.count === 1 ? 'question' : 'questions'} found`,
  'faqs.none.title': 'No such question',
  'faqs.none.message': 'Try other words, or send us an inquiry.',
  'faqs.ask.title': 'No answer here?',
  'faqs.ask.message': 'We reply on weekdays, 09:00 – 18:00',
  'faqs.ask.action': 'Ask us',
}
