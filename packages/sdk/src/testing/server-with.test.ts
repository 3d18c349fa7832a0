import { describe, expect, test } from 'vitest'
import { signIn } from '../auth/auth.sign-in.ts'
import { requestPhoneCode, signOut } from '../auth/auth.ts'
import { getBenefitsEndpoint } from '../claims/claims.endpoints.ts'
import { completeBenefit, getBenefitQr, getBenefits } from '../claims/claims.ts'
import { agreeTerms, getTermsVersion, getTermsVersions } from '../content/content.ts'
import { openPacks } from '../drops/drops.packs.ts'
import { createPurchase } from '../drops/drops.purchase.ts'
import { getDrop, getPurchaseLimit, getRemaining } from '../drops/drops.ts'
import { aBenefit, aDrawnCard, aDrop, aQrKey } from './fixtures.ts'
import { serverWith } from './server-with.ts'
import { testKit } from './test-kit.ts'

const redirectUrl = 'https://brand.example'

describe('serverWith', () => {
  test('sells its drop, pays the order when asked, and counts the packs', async () => {
    const drop = aDrop({ info: { totalPacks: 5, maxPerMember: 4, paymentAmount: 9_000 } })
    const { fandeck } = serverWith({ drop, cards: [aDrawnCard({ cardName: '해오' })], loggedIn: true })
    expect(await getDrop(fandeck, { dropId: 1 })).toEqual(drop)
    expect(await getRemaining(fandeck, { dropId: 1 })).toBe(5)
    const purchase = createPurchase(fandeck, { dropId: 1 })
    purchase.setCount(3)
    await purchase.reserve({ redirectUrl })
    expect(purchase.getState()).toMatchObject({ step: 'paying', reservation: { paymentAmount: 27_000 } })
    await purchase.check()
    expect(purchase.getState()).toMatchObject({ step: 'paid' })
    const orderId = purchase.getState().reservation?.orderId ?? ''
    expect(await openPacks(fandeck, { orderId })).toMatchObject({ orderId, cards: [{ cardName: '해오' }] })
    await expect(openPacks(fandeck, { orderId: 'order-9' })).rejects.toMatchObject({
      code: 'drops/not-found',
    })
    expect(await getRemaining(fandeck, { dropId: 1 })).toBe(2)
    expect(await getPurchaseLimit(fandeck, { dropId: 1 })).toBe(1)
  })

  test('sells what is left, and refuses more', async () => {
    const { fandeck } = serverWith({ remaining: 2, loggedIn: true })
    expect(await getRemaining(fandeck, { dropId: 1 })).toBe(2)
    const purchase = createPurchase(fandeck, { dropId: 1 })
    purchase.setCount(3)
    await purchase.reserve({ redirectUrl })
    expect(purchase.getState()).toMatchObject({ step: 'choosing', error: { code: 'drops/sold-out' } })
  })

  test('ends a payment as the test wants', async () => {
    const { fandeck } = serverWith({ payment: 'FAILED', loggedIn: true })
    const purchase = createPurchase(fandeck, { dropId: 1 })
    await purchase.reserve({ redirectUrl })
    await purchase.check()
    expect(purchase.getState().step).toBe('failed')
  })

  test('has terms of each kind, and takes consents', async () => {
    const { fandeck, server } = serverWith({ loggedIn: true })
    const [purchase] = await getTermsVersions(fandeck, { kind: 'purchase' })
    expect(purchase).toMatchObject({ kind: 'purchase' })
    expect(await getTermsVersion(fandeck, { termsId: purchase?.termsId ?? 0 })).toEqual(purchase)
    await agreeTerms(fandeck, { kind: 'purchase', agreed: true })
    expect(server.requests.at(-1)?.path).toBe('/about/terms/agreement')
  })

  test('a wrong fixture fails at once, with its field', () => {
    const drop = aDrop()
    Object.assign(drop.info, { startAt: '2026-11-20' })
    expect(() => serverWith({ drop })).toThrow(
      'The answer of GET /minting/:dropId is wrong: minting_info.start_dttm is "2026-11-20".',
    )
    const { server } = testKit()
    const card = aBenefit()
    Reflect.deleteProperty(card, 'name')
    expect(() => server.answer(getBenefitsEndpoint, [card])).toThrow('0.claim_name is undefined')
  })

  test('completes a benefit once, and by its password only', async () => {
    const { fandeck } = serverWith({ benefits: [aBenefit({ benefitId: 7 })], loggedIn: true })
    const complete = (password: string) => completeBenefit(fandeck, { benefitId: 7, password })
    expect(await getBenefitQr(fandeck, { benefitId: 7 })).toEqual(aQrKey())
    await expect(complete('000000')).rejects.toMatchObject({ code: 'claims/wrong-password' })
    expect(await getBenefits(fandeck)).toHaveLength(1)
    await complete('482913')
    expect(await getBenefits(fandeck)).toEqual([])
    await expect(complete('482913')).rejects.toMatchObject({ code: 'claims/already-used' })
  })

  test('signs in anyone by a code, and out again', async () => {
    const { fandeck, navigations } = serverWith()
    await requestPhoneCode(fandeck, { phone: '010-2481-4821' })
    await signIn(fandeck, { provider: 'phone', phone: '010-2481-4821', code: '000000' })
    expect(fandeck.session.getState()).toMatchObject({ loggedIn: true })
    expect(await getBenefits(fandeck)).toHaveLength(1)
    await signOut(fandeck)
    expect(fandeck.session.getState()).toMatchObject({ loggedIn: false })
    expect(navigations).toEqual([])
  })

  test('keeps its own time and payment page, for a page that people use', async () => {
    const noon = Date.parse('2027-03-01T12:00:00+09:00')
    const paid = new Set<string>()
    const { fandeck, server } = serverWith({
      loggedIn: true,
      now: () => noon,
      paymentUrlOf: (orderId) => `https://shop.example/pay/${orderId}`,
      payment: (orderId) => (paid.has(orderId) ? 'PAID' : 'RESERVED'),
      cards: ({ amount }) => Array.from({ length: amount * 3 }, (_, at) => aDrawnCard({ edition: at + 1 })),
    })
    const reply = await server.fetch('https://api.example/minting/1')
    expect(reply.headers.get('date')).toBe(new Date(noon).toUTCString())
    expect((await getBenefitQr(fandeck, { benefitId: 1 })).expiresAt).toBe(noon + 180_000)
    const purchase = createPurchase(fandeck, { dropId: 1 })
    purchase.setCount(2)
    await purchase.reserve({ redirectUrl })
    expect(purchase.getState().reservation).toMatchObject({
      paymentUrl: 'https://shop.example/pay/order-1',
      expiresAt: noon + 300_000,
    })
    await purchase.check()
    expect(purchase.getState().step).toBe('paying')
    paid.add('order-1')
    await purchase.check()
    expect(purchase.getState().step).toBe('paid')
    expect((await openPacks(fandeck, { orderId: 'order-1' })).cards).toHaveLength(6)
  })

  test('signs nobody in by default, and names the route of a call that it does not answer', async () => {
    const { fandeck, server } = serverWith()
    const purchase = createPurchase(fandeck, { dropId: 1 })
    await purchase.reserve({ redirectUrl })
    expect(purchase.getState().step).toBe('choosing')
    const reply = await server.fetch('https://api.example/minting/1/firsts')
    expect(await reply.json()).toMatchObject({
      message: expect.stringContaining('no answer for GET /minting/1/firsts; did you mean GET /minting/'),
    })
  })
})
