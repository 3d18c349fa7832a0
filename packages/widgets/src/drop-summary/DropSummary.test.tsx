import { FandeckProvider } from '@fandeck/react'
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { DropPurchase } from '../drop/DropPurchase.tsx'
import { aShop, type ShopOptions } from '../drop-model/drop.fixtures.ts'
import { settled } from '../settled.test-helper.ts'
import { DropSummary } from './DropSummary.tsx'

afterEach(cleanup)

const at = (time: string) => Date.parse(`2026-11-${time}+09:00`)
const upcoming = { startAt: at('21T12:00:00'), endAt: at('21T20:00:00'), totalPacks: 1000 }
const closed = { startAt: at('18T12:00:00'), endAt: at('19T20:00:00') }

/** Draws the summary and the page of a drop; returns their text. */
async function wordsOf(options: ShopOptions): Promise<string> {
  const { fandeck } = aShop(options)
  render(
    <FandeckProvider fandeck={fandeck}>
      <DropSummary dropId={1} href="/drops/1" />
      <DropPurchase dropId={1} onLoginRequired={() => {}} />
    </FandeckProvider>,
  )
  await settled()
  return document.body.textContent ?? ''
}

describe('the words of a drop fit its phase', () => {
  test('an open drop says how many packs are left, and how many more the member may buy', async () => {
    const words = await wordsOf({ loggedIn: true, possible: 4 })
    expect(words).toMatch(/팩 중 [\d,]+팩 남았어요/)
    expect(words).toContain('지금 4팩 더 살 수 있어요')
  })

  test('an upcoming drop says how many packs there will be', async () => {
    const words = await wordsOf({ loggedIn: true, possible: 4, info: upcoming })
    expect(words).toContain('1,000팩을 준비했어요')
    expect(words).not.toMatch(/남았어요|더 살 수 있어요/)
  })

  test('an ended drop offers no more packs', async () => {
    expect(await wordsOf({ loggedIn: true, possible: 4, info: closed })).not.toContain('더 살 수 있어요')
  })
})
