import type { Faq } from '@fandeck/sdk/support'
import { findsWord, wordsOf } from '../theme/search-text.ts'

/** Returns the questions of a category, or of all, whose question or answer contains every word of the text. */
export function searchFaqs(
  faqs: readonly Faq[],
  { text, category }: { text: string; category?: string | undefined },
): Faq[] {
  const words = wordsOf(text)
  return faqs.filter((faq) => {
    const content = `${faq.question} ${faq.answer}`
    return (
      (category === undefined || faq.category === category) && words.every((word) => findsWord(content, word))
    )
  })
}
