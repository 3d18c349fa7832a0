import type { CodeFormat } from '@fandeck/sdk/claims'

/**
 * Returns why a network reads no codes of a format, for the operator; `undefined` if it reads them.
 *
 * @param trained the alphabet of its training
 */
export function whyUnread({ alphabet }: CodeFormat, trained: string): string | undefined {
  const untrained = [...alphabet].filter((character) => !trained.includes(character))
  if (untrained.length === 0) return undefined
  return `The reader was not trained on ${untrained.join(' ')}; train it with their alphabet (ocr-training/README.md).`
}
