import { completeBenefit, getBenefits } from '@fandeck/sdk/claims'
import { createPurchase, openPacks } from '@fandeck/sdk/drops'
import { aBenefit, serverWith } from '@fandeck/sdk/testing'
import { expect, test } from 'vitest'

test('a fan buys, opens a benefit, and staff complete it', async () => {
  const { fandeck } = serverWith({ loggedIn: true, benefits: [aBenefit({ benefitId: 7 })] })
  const purchase = createPurchase(fandeck, { dropId: 1 })
  await purchase.reserve({ redirectUrl: 'https://brand.example' })
  await purchase.check()
  const { step, reservation } = purchase.getState()
  expect(step).toBe('paid')
  const { cards } = await openPacks(fandeck, { orderId: reservation?.orderId ?? '' })
  expect(cards).toMatchObject([{ cardName: '소하' }])
  expect(await getBenefits(fandeck)).toHaveLength(1)
  await completeBenefit(fandeck, { benefitId: 7, password: '482913' })
  expect(await getBenefits(fandeck)).toEqual([])
})
