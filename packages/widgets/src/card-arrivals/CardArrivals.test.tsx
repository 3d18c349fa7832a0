import { FandeckProvider } from '@fandeck/react'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { turnCard } from '../card-reveal/reveal.test-helper.ts'
import { settled } from '../settled.test-helper.ts'
import { type ArrivalsKitOptions, arrivalsKit, someArrivals } from './arrivals.fixtures.tsx'
import { CardArrivals, type CardArrivalsProps } from './CardArrivals.tsx'

beforeAll(() => Promise.all([import('./ArrivalReveal.tsx'), import('../card-reveal/RevealFan.tsx')]))
afterEach(cleanup)

const text = () => document.body.textContent ?? ''

async function show(
  options: ArrivalsKitOptions = {},
  props: CardArrivalsProps = {},
  kit = arrivalsKit(options),
) {
  const tree = (given: CardArrivalsProps) => (
    <FandeckProvider fandeck={kit.fandeck}>
      <CardArrivals {...given} />
    </FandeckProvider>
  )
  const { rerender } = render(tree(props))
  await settled()
  const seen = () =>
    kit.server.requests.flatMap(({ method, body }) =>
      method === 'POST' ? [Reflect.get(Object(body), 'arrival_seq_list')] : [],
    )
  return { kit, seen, again: (given: CardArrivalsProps) => rerender(tree(given)) }
}

describe('D111 cards that have arrived', () => {
  test('come by the reveal with where they come from, the rarest last, and each is seen as it opens', async () => {
    const { seen } = await show()
    expect(screen.getByRole('dialog', { name: '도착한 카드' })).toBeTruthy()
    expect(text()).toContain('1 / 3')
    expect(seen()).toEqual([])
    await turnCard()
    expect(text()).toContain('운영팀이 선물한 카드')
    expect(seen()).toEqual([[2]])
    fireEvent.click(screen.getByRole('button', { name: '다음 카드 열기' }))
    await turnCard()
    expect(text()).toContain('사인회 초대 당첨 카드')
    expect(seen()).toEqual([[2], [3]])
    fireEvent.click(screen.getByRole('button', { name: '닫기' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(seen()).toEqual([[2], [3], [1]])
  })

  test('come once: neither on the same page nor on another device', async () => {
    const { kit } = await show()
    fireEvent.click(screen.getByRole('button', { name: '닫기' }))
    await settled()
    cleanup()
    await show({}, {}, kit)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('come not again on the same page when the server cannot record them, but on the next visit', async () => {
    const { kit } = await show({ refusing: true })
    fireEvent.click(screen.getByRole('button', { name: '닫기' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    cleanup()
    await show({}, {}, kit)
    expect(screen.getByRole('dialog')).toBeTruthy()
  })

  test('a single one leads to the deck', async () => {
    const onViewDeck = vi.fn()
    const { seen } = await show({ arrivals: someArrivals.slice(0, 1) }, { onViewDeck })
    await turnCard()
    fireEvent.click(screen.getByRole('button', { name: '덱에서 보기' }))
    await settled()
    expect(onViewDeck).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(seen()).toEqual([[1]])
  })

  test('wait while the page wants it, without a request', async () => {
    const { kit, again } = await show({}, { waits: true })
    expect(screen.queryByRole('dialog')).toBeNull()
    const asked = () => kit.server.requests.filter(({ path }) => path === '/card/arrivals')
    expect(asked()).toEqual([])
    again({ waits: false })
    await settled()
    expect(screen.getByRole('dialog')).toBeTruthy()
    expect(asked()).toHaveLength(1)
  })

  test.each([
    ['a visitor', { loggedIn: false }],
    ['a member without one', { arrivals: [] }],
  ])('are none for %s', async (_, options) => {
    await show(options)
    expect(document.body.querySelector('[role="dialog"]')).toBeNull()
  })
})
