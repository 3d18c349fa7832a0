// The pictures of a page: which source each shows.
import type { Page } from 'playwright'

const COPY = /\/resized\/[\w-]+_(16|64|128|640|1080|1920)\.webp$/

/** Returns the pictures of the CDN on a page: their addresses, and what each shows once it has loaded. */
export const picturesOn = (page: Page) =>
  page.locator('img[src*="/cdn/"]').evaluateAll((images) =>
    images.flatMap((image) => {
      if (!(image instanceof HTMLImageElement)) return []
      const { src, srcset, sizes, currentSrc, complete } = image
      return [{ src, copies: srcset.split(', '), sizes, shown: complete ? currentSrc : '' }]
    }),
  )

/** Returns the pictures of the CDN that offer, or show, something other than their copies at the offered widths. */
export async function withoutCopies(page: Page): Promise<string[]> {
  const pictures = await picturesOn(page)
  const areCopies = (copies: readonly string[]) =>
    copies.every((copy) => COPY.test(copy.split(' ')[0] ?? '') && /_(\d+)\.webp \1w$/.test(copy))
  return pictures
    .filter(
      ({ copies, sizes, shown }) => !areCopies(copies) || sizes === '' || (shown !== '' && !COPY.test(shown)),
    )
    .map(({ src, shown }) => `${src} (${shown})`)
}
