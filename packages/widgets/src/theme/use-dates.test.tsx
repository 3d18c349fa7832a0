import { FandeckProvider } from '@fandeck/react'
import { NOON } from '@fandeck/sdk/testing'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { DropPurchase } from '../drop/DropPurchase.tsx'
import { aShop } from '../drop-model/drop.fixtures.ts'
import { en } from '../messages.en.ts'
import { MessagesProvider, type MessagesProviderProps } from '../messages.ts'
import { settled } from '../settled.test-helper.ts'

afterEach(cleanup)

const DAY = 24 * 3_600_000

async function show(messages: MessagesProviderProps['messages']) {
  const { fandeck } = aShop({ info: { startAt: NOON + DAY, endAt: NOON + 2 * DAY } })
  render(
    <FandeckProvider fandeck={fandeck}>
      <MessagesProvider messages={messages}>
        <DropPurchase dropId={1} />
      </MessagesProvider>
    </FandeckProvider>,
  )
  await settled()
}

test.each([
  ['Korean', undefined, '11.21(토) 12:00에 열려요', '2026.11.21(토) 12:00 – 11.22(일) 12:00'],
  ['English', en, 'Opens at 21 Nov (Sat) 12:00', '21 Nov 2026 (Sat) 12:00 – 22 Nov (Sun) 12:00'],
  [
    'some English',
    { 'drop.period': 'On sale' },
    '11.21(토) 12:00에 열려요',
    '2026.11.21(토) 12:00 – 11.22(일) 12:00',
  ],
])('S1.2 dates follow the language of the messages: %s', async (_, messages, button, period) => {
  await show(messages)
  expect(screen.getByRole('button', { name: button })).toBeTruthy()
  expect(screen.getByText(period)).toBeTruthy()
})
