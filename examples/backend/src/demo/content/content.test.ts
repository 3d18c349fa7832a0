import { describe, expect, it } from 'vitest'
import { drawArt } from '../../art/art.ts'
import {
  ACCOUNTS,
  BANNERS,
  BENEFITS,
  CARDS,
  CLAIM_EVENTS,
  DROPS,
  EVENTS,
  FAQS,
  NOTICES,
  ORIGINALS,
  PACKS,
  POPUPS,
  STORIES,
  TERMS,
} from './index.ts'

const unique = (values: readonly unknown[]) => new Set(values).size === values.length

describe('cards', () => {
  it('are at least sixty over five packs, each with its own index and text', () => {
    expect(CARDS.length).toBeGreaterThanOrEqual(60)
    expect(unique(CARDS.map((card) => card.cardId))).toBe(true)
    expect(new Set(CARDS.map((card) => card.packId)).size).toBe(PACKS.length)
    expect(unique(CARDS.map((card) => card.story))).toBe(true)
  })

  it('have distinct numbers within a team', () => {
    const numbers = CARDS.flatMap((card) =>
      card.number === undefined ? [] : [`${card.packId}-${card.number}`],
    )
    expect(unique(numbers)).toBe(true)
  })

  it('draw one picture each', () => {
    expect(unique(CARDS.map((card) => drawArt(card.art)))).toBe(true)
  })

  it('fill every line of a 4-4-2 for FC서울', () => {
    const count = (position: string) =>
      CARDS.filter((card) => card.team === 'seoul' && card.position === position).length
    expect([count('GK') >= 1, count('DF') >= 4, count('MF') >= 4, count('FW') >= 2]).toEqual([
      true,
      true,
      true,
      true,
    ])
  })
})

describe('drops', () => {
  it('are one on sale for a day, one upcoming, one closed, one of a brand, and those of campaigns', () => {
    const phases = DROPS.map(({ minting }) => [minting.startMinutes <= 0, minting.endMinutes > 0])
    expect(phases).toEqual([
      [true, true],
      [false, true],
      [true, false],
      [true, true],
      ...Array.from({ length: 3 }, () => [true, true]),
    ])
    expect(DROPS[0]?.minting.endMinutes).toBeGreaterThanOrEqual(24 * 60)
  })

  it('D61 never offer more cards than their pack has editions', () => {
    for (const { packId, minting } of DROPS) {
      const cards = CARDS.filter((card) => card.packId === packId && card.position !== 'EMBLEM')
      const editions = cards.reduce((sum, card) => sum + card.editionTotal, 0)
      expect(editions).toBeGreaterThanOrEqual(minting.totalPacks * minting.cardsPerPack)
    }
  })
})

describe('accounts', () => {
  it('own each edition once and only existing editions', () => {
    const owned = ACCOUNTS.flatMap((account) => account.cards)
    expect(unique(owned.map((card) => `${card.cardId}/${card.edition}`))).toBe(true)
    for (const { cardId, edition } of owned) {
      const card = CARDS.find((one) => one.cardId === cardId)
      expect(edition).toBeLessThanOrEqual(card?.editionTotal ?? 0)
    }
  })

  it('have as many points as their history adds up to', () => {
    for (const { points, totalPoint } of ACCOUNTS) {
      expect(points.reduce((sum, entry) => sum + entry.amount, 0)).toBe(totalPoint)
    }
  })

  it('reference existing benefits', () => {
    const known = BENEFITS.map((benefit) => benefit.benefitId)
    for (const { claims } of ACCOUNTS) for (const claim of claims) expect(known).toContain(claim)
  })
})

describe('content', () => {
  it('D14 gives every benefit an event with a staff password of six digits or more', () => {
    for (const { eventKey } of BENEFITS) {
      const event = CLAIM_EVENTS.find((one) => one.eventKey === eventKey)
      expect(event?.staffPasswords.every(({ password }) => /^\d{6,8}$/.test(password))).toBe(true)
    }
    expect(BENEFITS.filter((benefit) => benefit.qr)).toHaveLength(2)
  })

  it('has five banners and popups, nine originals, eight events, six stories and ten notices or more', () => {
    const counts = [BANNERS, POPUPS, ORIGINALS, EVENTS, STORIES].map(({ length }) => length)
    expect(counts).toEqual([5, 5, 9, 8, 6])
    expect(NOTICES.length).toBeGreaterThanOrEqual(10)
    expect(FAQS.length).toBeGreaterThanOrEqual(10)
  })

  it('D23 has a text for every kind of terms', () => {
    expect(new Set(TERMS.map((terms) => terms.kind))).toEqual(
      new Set(['service', 'privacy', 'recurringPayment', 'marketing', 'purchase', 'wallet', 'thirdParty']),
    )
    expect(unique(TERMS.map((terms) => terms.termsId))).toBe(true)
  })

  it('draws every referenced picture', () => {
    const specs = [
      ...DROPS.flatMap((drop) => [drop.thumb, drop.hero]),
      ...BANNERS.flatMap((banner) => [banner.mobileArt, banner.desktopArt]),
      ...POPUPS.map((popup) => popup.art),
      ...ORIGINALS.flatMap((one) => [one.crest, one.listArt, one.homeArt]),
      ...EVENTS.flatMap((event) => [event.art, event.thumb]),
      ...STORIES.map((story) => story.art),
      ...BENEFITS.map((benefit) => benefit.image),
      ...ACCOUNTS.map((account) => account.portrait),
    ]
    for (const spec of specs) expect(drawArt(spec)).not.toMatch(/NaN|undefined/)
  })
})
