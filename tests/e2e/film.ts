// The frames between two pages, as a fan sees them.
import type { Page } from 'playwright'

/** A pixel counts as white from this value of each channel: grounds of skeletons are darker. */
const WHITE = 250

/** Returns the share of white pixels of each picture, 0 to 1. */
const whiteShares = (judge: Page, pictures: string[]): Promise<number[]> =>
  judge.evaluate(
    async ([list, white]) => {
      const shares: number[] = []
      for (const picture of list) {
        const bitmap = await createImageBitmap(
          await (await fetch(`data:image/jpeg;base64,${picture}`)).blob(),
        )
        const canvas = new OffscreenCanvas(98, 211)
        const context = canvas.getContext('2d')
        if (!context) throw new Error('no canvas')
        context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
        const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
        let count = 0
        for (let at = 0; at < data.length; at += 4)
          if (data.subarray(at, at + 3).every((channel) => channel >= white)) count++
        shares.push((count * 4) / data.length)
      }
      return shares
    },
    [pictures, WHITE] as const,
  )

/** Films a page at a slower processor while `change` runs; returns the share of white of each frame. */
export async function film(page: Page, change: () => Promise<unknown>): Promise<number[]> {
  const pictures: string[] = []
  const session = await page.context().newCDPSession(page)
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    pictures.push(data)
    // The page may have closed.
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => {})
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 50 })
  await change()
  await session.send('Page.stopScreencast')
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await session.detach()
  const judge = await page.context().newPage()
  try {
    return await whiteShares(judge, pictures)
  } finally {
    await judge.close()
  }
}

/** The white frames between two that are not. */
export const flashes = (shares: readonly number[]): number[] => {
  const first = shares.findIndex((share) => share <= 0.6)
  const last = shares.findLastIndex((share) => share <= 0.6)
  return first < 0 ? [] : shares.slice(first, last).filter((share) => share > 0.6)
}
