import { isSold, momentOf } from '@fandeck/sdk/shop'
import { describe, expect, it } from 'vitest'
import { drawArt } from '../../art/art.ts'
import { cardArt, type Place, sceneArt } from '../../shop-files/scenes.ts'
import { demoShop } from '../shop.ts'
import { ACCOUNTS, STAFF_PASSWORDS } from './index.ts'

const shop = await demoShop()
const packs = Object.entries(shop.packs)
const cards = packs.flatMap(([pack, { cards: rows }]) => rows.map((card) => ({ ...card, pack })))
const unique = (values: readonly unknown[]) => new Set(values).size === values.length

describe('cards', () => {
  it('are at least sixty over five packs, each with its own index and text', () => {
    expect(cards.length).toBeGreaterThanOrEqual(60)
    expect(unique(cards.map((card) => card.id))).toBe(true)
    expect(packs.length).toBeGreaterThanOrEqual(5)
    expect(unique(cards.map((card) => card.story))).toBe(true)
  })

  it('draw one picture each', () => {
    expect(unique(cards.map((card) => drawArt(cardArt(shop, card.pack, card))))).toBe(true)
  })

  it('fill every line of a 4-4-2 for FC서울', () => {
    const count = (position: string) =>
      cards.filter((card) => card.pack === 'fcseoul-2025' && card.position === position).length
    expect([count('GK') >= 1, count('DF') >= 4, count('MF') >= 4, count('FW') >= 2]).toEqual([
      true,
      true,
      true,
      true,
    ])
  })
})

describe('drops', () => {
  const drops = Object.values(shop.drops).toSorted((one, other) => Number(one.id) - Number(other.id))

  it('are one on sale for a day, one upcoming, one closed, one of a brand, and those of campaigns', () => {
    const phases = drops.map((drop) => [momentOf(drop.startsAt, 0) <= 0, momentOf(drop.endsAt, 0) > 0])
    expect(phases).toEqual([
      [true, true],
      [false, true],
      [true, false],
      [true, true],
      ...Array.from({ length: 3 }, () => [true, true]),
    ])
    expect(momentOf(drops[0]?.endsAt ?? '', 0)).toBeGreaterThanOrEqual(24 * 60 * 60_000)
  })

  it('D61 never offer more cards than their pack has editions', () => {
    for (const { pack, packs: total, cardsPerPack } of drops) {
      const sold = cards.filter((card) => card.pack === pack && isSold(card))
      expect(sold.reduce((sum, card) => sum + card.copies, 0)).toBeGreaterThanOrEqual(total * cardsPerPack)
    }
  })
})

describe('accounts', () => {
  it('own each edition once and only existing editions', () => {
    const owned = ACCOUNTS.flatMap((account) => account.cards)
    expect(unique(owned.map((card) => `${card.cardId}/${card.edition}`))).toBe(true)
    for (const { cardId, edition } of owned) {
      const card = cards.find((one) => one.id === cardId)
      expect(edition).toBeLessThanOrEqual(card?.copies ?? 0)
    }
  })

  it('have as many points as their history adds up to', () => {
    for (const { points, totalPoint } of ACCOUNTS) {
      expect(points.reduce((sum, entry) => sum + entry.amount, 0)).toBe(totalPoint)
    }
  })

  it('reference existing benefits', () => {
    const known = Object.values(shop.benefits).flatMap(({ benefits }) => benefits.map(({ id }) => id))
    for (const { claims } of ACCOUNTS) for (const claim of claims) expect(known).toContain(claim)
  })
})

describe('content', () => {
  it('D14 gives every benefit an event with a staff password of six digits or more', () => {
    expect(STAFF_PASSWORDS.map(({ eventKey }) => eventKey).toSorted()).toEqual(
      Object.keys(shop.benefits).toSorted(),
    )
    expect(STAFF_PASSWORDS.every(({ password }) => /^\d{6,8}$/.test(password))).toBe(true)
    const benefits = Object.values(shop.benefits).flatMap((event) => event.benefits)
    expect(benefits.filter((benefit) => benefit.qr)).toHaveLength(2)
  })

  it('has five banners and popups, nine originals, eight events, six stories and ten notices or more', () => {
    const { banners, popups, originals, events, stories } = shop
    const counts = [banners, popups, originals, events, stories].map((files) => Object.keys(files).length)
    expect(counts).toEqual([5, 5, 9, 8, 6])
    expect(Object.keys(shop.notices).length).toBeGreaterThanOrEqual(10)
    expect(Object.keys(shop.faq).length).toBeGreaterThanOrEqual(10)
  })

  it('D23 has a text for every kind of terms', () => {
    expect(new Set(Object.values(shop.terms).map((terms) => terms.kind))).toEqual(
      new Set(['service', 'privacy', 'recurringPayment', 'marketing', 'purchase', 'wallet', 'thirdParty']),
    )
  })

  it('draws every picture', () => {
    const drawn = (place: Place, drawing: unknown) => drawArt(sceneArt(shop, place, { drawing }))
    const pictures = [
      ...Object.values(shop.drops).map((drop) => drawn('thumb', drop.drawing)),
      ...Object.values(shop.banners).flatMap((banner) => [
        drawn('banner', banner.drawing),
        drawn('wideBanner', banner.drawing),
      ]),
      ...Object.values(shop.popups).map((popup) => drawn('popup', popup.drawing)),
      ...Object.values(shop.originals).flatMap((one) => [
        drawn('list', one.drawing),
        drawn('tile', one.tileDrawing),
      ]),
      ...Object.values(shop.events).flatMap((event) => [
        drawn('article', event.drawing),
        drawn('thumb', event.thumbDrawing),
      ]),
      ...Object.values(shop.stories).map((story) => drawn('article', story.drawing)),
      ...ACCOUNTS.map((account) => drawArt(account.portrait)),
    ]
    expect(unique(pictures.slice(0, 10))).toBe(true)
    for (const picture of pictures) expect(picture).not.toMatch(/NaN|undefined/)
  })
})
