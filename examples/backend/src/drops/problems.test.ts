import { cancelOrderEndpoint, openPacksEndpoint, requestReturnEndpoint } from '@fandeck/sdk/wire'
import { expect, it } from 'vitest'
import { refusals } from './problems.ts'

const reasons = [
  refusals.notPaid(),
  refusals.packsOpened(),
  refusals.goodsSent(),
  refusals.cancelClosed(0),
  refusals.returning(),
  refusals.returnRefused(null),
  refusals.openedGoods(),
  refusals.notDelivered(),
  refusals.returnClosed(0),
]

it('D79 each reason of a paid order has a code, which the SDK knows by a name', () => {
  const codes = reasons.map(({ code = '' }) => code)
  expect(new Set(codes).size).toBe(reasons.length)
  for (const { errors } of [openPacksEndpoint, cancelOrderEndpoint, requestReturnEndpoint]) {
    const named: string[] = codes.map(
      (code) => Object.entries(errors).find(([known]) => known === code)?.[1] ?? code,
    )
    expect(named).toEqual(codes.map((code) => `drops/${code.toLowerCase().replaceAll('_', '-')}`))
  }
  expect(codes).not.toContain('ORDER_CLOSED')
})
