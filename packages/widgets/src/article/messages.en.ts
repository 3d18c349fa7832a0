import type { Widened } from '../theme/messages.types.ts'
import type { koArticle } from './messages.ko.ts'

/** Messages of an article. */
export const enArticle: Widened<typeof koArticle> = {
  'article.missing': 'This page does not exist',
  'article.minutes': (p) => `${p.minutes} min read`,
}
