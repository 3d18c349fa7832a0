import { completeBenefit, createPurchase, getBenefits } from '@fandeck/sdk'
import { aBenefit, serverWith } from '@fandeck/sdk/testing'
import { expect, test } from 'vitest'

test('a fan buys, opens a benefit, and staff complete it', async () => {
  const { fandeck } = serverWith({ loggedIn: true, benefits: [aBenefit({ benefitId: 7 })] })
  const purchase = createPurchase(fandeck, { dropId: 1 })
  await purchase.reserve({ redirectUrl: 'https://brand.example' })
  await purchase.check()
  expect(purchase.getState()).toMatchObject({ step: 'revealed', cards: [{ cardName: '소하' }] })
  expect(await getBenefits(fandeck)).toHaveLength(1)
  await completeBenefit(fandeck, { benefitId: 7, password: '482913' })
  expect(await getBenefits(fandeck)).toEqual([])
})
