import { FandeckProvider } from '@fandeck/react'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { DropPurchase } from '../drop/DropPurchase.tsx'
import { aShop } from '../drop-model/drop.fixtures.ts'
import { settled } from '../settled.test-helper.ts'

afterEach(cleanup)

test('a fan chooses the new payment method', async () => {
  render(
    <FandeckProvider fandeck={aShop().fandeck}>
      <DropPurchase dropId={1} />
    </FandeckProvider>,
  )
  await settled()
  fireEvent.click(screen.getByRole('button', { name: '구매하기' }))
  await settled()
  const choice = screen.getByLabelText('삼성페이')
  expect(choice).toHaveProperty('checked', false)
  fireEvent.click(choice)
  await settled()
  expect(choice).toHaveProperty('checked', true)
})
