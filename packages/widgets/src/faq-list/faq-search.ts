import type { Faq } from '@fandeck/sdk'

/** Ignores spaces, because Korean spacing varies. */
const plain = (text: string) => text.normalize('NFC').toLowerCase().replace(/\s+/g, '')

/** Returns the questions of a category, or of all, whose question or answer contains every word of the text. */
export function searchFaqs(
  faqs: readonly Faq[],
  { text, category }: { text: string; category?: string | undefined },
): Faq[] {
  const words = text.split(/\s+/).map(plain).filter(Boolean)
  return faqs.filter((faq) => {
    const content = plain(`${faq.question} ${faq.answer}`)
    return (
      (category === undefined || faq.category === category) && words.every((word) => content.includes(word))
    )
  })
}
