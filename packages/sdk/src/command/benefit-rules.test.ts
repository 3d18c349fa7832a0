import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { loadShop } from './load-shop.ts'
import { writeShop } from './new.ts'

const NOW = Date.parse('2026-03-01T12:00:00+09:00')
let folder = ''
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fandeck-shop-'))
  await writeShop(folder, '서울 라이온즈')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** The errors as `file:line path: expected`. */
const errors = async () =>
  (await loadShop(folder, NOW)).faults
    .filter(({ level }) => level === 'error')
    .map(({ file, line, path, expected }) => `${file}:${line} ${path}: ${expected}`)

describe('rules of benefits', () => {
  const span = { startsAt: 'now', endsAt: 'now+3d' }
  const putRule = async (rule: object, title = '응원봉') => {
    mkdirSync(join(folder, 'benefits'), { recursive: true })
    const benefits = [
      { title, qr: true, ...span, rules: [rule] },
      { title: '음료', qr: true, ...span },
    ]
    writeFileSync(join(folder, 'benefits/home.json'), JSON.stringify({ title: '홈 경기', benefits }, null, 1))
  }

  test('are read', async () => {
    await putRule({ when: 'ownsCard', pack: 'first', card: '7' })
    expect(await errors()).toEqual([])
    const { document } = await loadShop(folder, NOW)
    expect(document.benefits.home?.benefits[0]?.rules).toEqual([
      { when: 'ownsCard', pack: 'first', card: '7' },
    ])
  })

  test.each([
    [{ when: 'owns' }, '11 benefits[0].rules[0].when: one of ownsCard, ownsSet, claimed, won, listed'],
    [{ when: 'won' }, '10 benefits[0].rules[0].event: a text, which is missing'],
    [{ when: 'ownsSet', pack: 'first', card: '7' }, '13 benefits[0].rules[0].card: no field of this name'],
    [
      { when: 'claimed', series: 'album' },
      '12 benefits[0].rules[0].series: a name of a file; there is no series/album.json',
    ],
    [
      { when: 'ownsCard', pack: 'first', card: '99' },
      '13 benefits[0].rules[0].card: the number of a card of first, or its name without one',
    ],
  ])('%j is a fault with its line', async (rule, fault) => {
    await putRule(rule)
    expect(await errors()).toEqual([`benefits/home.json:${fault}`])
  })

  test('two benefits of an event have two titles', async () => {
    await putRule({ when: 'ownsSet', pack: 'first' }, '음료')
    expect(await errors()).toEqual(['benefits/home.json:17 benefits[1].title: another title; two are 음료'])
  })
})
