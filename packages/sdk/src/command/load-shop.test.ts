import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { reportOf } from './check.ts'
import { loadShop } from './load-shop.ts'
import { writeShop } from './new.ts'
import { shopFolder } from './shop-folder.test-helper.ts'

const { path, put, change, errors, load } = shopFolder()

describe('a new shop', () => {
  test('is good, has the given name, and warns that its terms are drafts', async () => {
    const { document, faults } = await load()
    expect(document.shop).toMatchObject({ name: '서울 라이온즈', deck: ['first'] })
    expect(document.packs.first?.cards).toHaveLength(11)
    expect(document.drops.first).toMatchObject({ packs: 100, price: 5000, state: 'scheduled' })
    expect(document.terms['service-1']?.text).toContain('서울 라이온즈')
    expect(faults.map(({ level, line }) => [level, line])).toEqual(Array(5).fill(['warning', 1]))
    expect(reportOf(faults)).toContain('The shop is good.')
  })

  test('is not written over files', async () => {
    await expect(writeShop(path('.'), '다른 이름')).rejects.toThrow('is not empty')
  })

  test.each(['"', '&anchor', 'a: b', '<b>', ''])(
    'has no name %j, which a file could not hold',
    async (name) => {
      await expect(writeShop(path('other'), name)).rejects.toThrow('A name has')
    },
  )
})

describe('a fault names its file, its line and what is expected', () => {
  test.each([
    ['drops/first.json', '"price": 5000', '"price": -1', 'drops/first.json:10 price: at least 0'],
    ['drops/first.json', '"price": 5000', '"price": "5000"', 'drops/first.json:10 price: a number'],
    ['drops/first.json', '"price": 5000,', '', 'drops/first.json:1 price: a number, which is missing'],
    ['drops/first.json', '"price"', '"prise"', 'drops/first.json:10 prise: no field of this name'],
    ['drops/first.json', 'now+8d', 'now', 'drops/first.json:7 endsAt: a moment after startsAt'],
    [
      'drops/first.json',
      'now+8d',
      '2026-02-30 10:00',
      'drops/first.json:7 endsAt: a day and a time that exist',
    ],
    [
      'drops/first.json',
      '"price": 5000',
      '"price": 5000, "shipsGoods": true',
      'drops/first.json:10 shipsGoods: terms of the kind thirdParty, to which buyers of goods agree; there are none in terms/',
    ],
    [
      'drops/first.json',
      '"maxPerMember": 6',
      '"maxPerMember": 2',
      'drops/first.json:12 maxPerMember: at least 3, as maxPerOrder',
    ],
    [
      'drops/first.json',
      '"pack": "first"',
      '"pack": "second"',
      'drops/first.json:5 pack: the name of a pack; there is no packs/second.json',
    ],
    [
      'drops/first.json',
      '"packs": 100',
      '"packs": 200',
      'drops/first.json:8 packs: at most 111, or more copies in packs/first.cards.csv: its drops need 600 copies, and it has 335',
    ],
    [
      'shop.json',
      '"deck": ["first"]',
      '"deck": ["first", "first"]',
      'shop.json:18 deck[1]: another pack; first is listed twice',
    ],
    [
      'shop.json',
      '000-00-00000',
      '0000000000',
      'shop.json:9 company.businessNumber: a business number, written as 123-45-67890',
    ],
    [
      'packs/first.cards.csv',
      '2,선수 2',
      '1,선수 2',
      'packs/first.cards.csv:3 [1].number: another number, or another name without a number; two cards are 1',
    ],
    ['packs/first.cards.csv', 'BASIC,40', 'BASIC,많이', 'packs/first.cards.csv:2 copies: a number'],
    [
      'packs/first.cards.csv',
      '선수 3',
      '=HYPERLINK(1)',
      'packs/first.cards.csv:4 name: a text that no spreadsheet runs as a formula',
    ],
    [
      'packs/first.cards.csv',
      'picture,story',
      'picture,tale',
      'packs/first.cards.csv:2 tale: no field of this name',
    ],
    [
      'notices/opening.md',
      '첫 시즌 카드팩',
      '<script>alert(1)</script>',
      'notices/opening.md:7 : Markdown without HTML',
    ],
    [
      'notices/opening.md',
      '첫 시즌 카드팩',
      '[여기](javascript:alert(1))',
      'notices/opening.md:7 : an address: https://…, or a path that starts with /; not javascript:alert(1)',
    ],
    [
      'notices/opening.md',
      '첫 시즌 카드팩',
      '![사진](media/none.png)',
      'notices/opening.md:7 : a file of the shop; there is no media/none.png',
    ],
    [
      'notices/opening.md',
      'category: 공지',
      'category: [공지',
      'notices/opening.md:3 : YAML; Flow sequence in block collection must be sufficiently indented and end with a ]',
    ],
    [
      'faq/cancel.md',
      '---\n',
      '',
      'faq/cancel.md:1 : front matter: a line of ---, the values, and a line of ---',
    ],
  ])('%s: %s becomes %s', async (file, from, to, fault) => {
    await change(file, from, to)
    const found = await errors()
    expect(found).toContain(fault)
  })

  test('broken JSON leaves the other files checked', async () => {
    put('shop.json', '{ "name": }')
    put('drops/first.json', '{}')
    const found = await errors()
    expect(found.find((fault) => fault.startsWith('shop.json:1'))).toContain('JSON')
    expect(found).toContain('drops/first.json:1 title: a text, which is missing')
  })

  test('JSON with comments is none', async () => {
    put('packs/first.json', '{\n  # a pack\n  "title": "첫 시즌"\n}')
    expect((await errors())[0]).toMatch(/^packs\/first\.json:2 : JSON; /)
  })
})

describe('what does not belong to a shop is named', () => {
  test('a folder that does not exist, or is a file', async () => {
    for (const name of ['missing', 'shop.json']) {
      const { faults } = await loadShop(path(name), Date.now())
      expect(faults[0]).toMatchObject({
        file: '.',
        expected: `a folder that can be read; ${path(name)} is none`,
      })
    }
  })

  test('symbolic links are not followed', async () => {
    symlinkSync('/etc/passwd', path('notices/link.md'))
    expect(await errors()).toContain('notices/link.md:1 : a file of its own; symbolic links are not followed')
  })

  test('a text of 10 MB is not read', async () => {
    put('notices/long.md', 'a'.repeat(10 * 1024 * 1024))
    expect(await errors()).toContain('notices/long.md:1 : at most 1 MB; it has 10 MB')
  })

  test('a file that no kind has', async () => {
    put('drops/Opening Day.json', '{}')
    expect((await errors())[0]).toMatch(/^drops\/Opening Day\.json:1 : a file of a shop/)
  })

  test('bytes that are no text', async () => {
    put('notices/opening.md', Buffer.from([0xff, 0xfe, 0xfa]))
    expect(await errors()).toContain('notices/opening.md:1 : text in UTF-8')
  })

  test('values that fill the memory by aliases', async () => {
    const bomb = Array.from({ length: 9 }, (_, at) => `k${at + 1}: [${Array(9).fill(`*a${at}`).join(', ')}]`)
    put('notices/opening.md', `---\nk0: &a0 [1]\n${bomb.join('\n')}\n---\n`)
    expect(await errors()).toEqual(['notices/opening.md:2 : YAML; without aliases'])
    put('drops/first.json', '{ "title": &a ["x"], "notices": *a }')
    expect(await errors()).toContain('drops/first.json:1 : JSON; without aliases')
  })
})

describe('whitelists', () => {
  test('hold phones, mail addresses and member ids, each once', async () => {
    cpSync(path('faq'), path('whitelists'), { recursive: true })
    rmSync(path('whitelists/cancel.md'))
    put('whitelists/season.csv', 'member\n010-2481-4821\n01024814821\nfan@example.com\nmoonlight_7\n')
    const { document } = await load()
    expect(document.whitelists.season).toEqual(['01024814821', 'fan@example.com', 'moonlight_7'])
    put('whitelists/season.csv', 'member\n한 도윤\n')
    expect(await errors()).toEqual([
      'whitelists/season.csv:2 : a phone number, a mail address or a member id',
    ])
    put('whitelists/season.csv', 'phone\n01024814821\n')
    expect(await errors()).toEqual(['whitelists/season.csv:1 : a column named member'])
  })
})

test('a campaign is read as it is written, with its moments', async () => {
  const campaign = {
    slug: 'lions-2026',
    team: {
      name: '서울 라이온즈',
      crest: '/crest.svg',
      palette: ['#0B6E99', '#06202C', '#BFEFFF'],
      sport: 'football',
    },
    metadata: { title: '라이온즈', description: '내 카드로 베스트 11을 짜 보세요.' },
    header: { subtitle: '베스트 11' },
    packs: ['first'],
    period: { startAt: '2026-03-01 10:00:00', endAt: '2026-11-30 23:59:59' },
    pages: [{ path: '/lions-2026', sections: [{ kind: 'formation', packs: ['first'] }] }],
  }
  mkdirSync(path('campaigns'), { recursive: true })
  put('campaigns/lions-2026.json', JSON.stringify(campaign))
  expect(await errors()).toEqual([])
  expect((await load()).document.campaigns['lions-2026']).toEqual(campaign)
})
