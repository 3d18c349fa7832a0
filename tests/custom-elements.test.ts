import { describe, expect, test } from 'vitest'
import { customElementsManifest } from '../packages/widgets/embed.elements.ts'
import { boardTag } from '../packages/widgets/src/campaign-board/board.tag.ts'
import { campaignTag } from '../packages/widgets/src/campaign-page/campaign.tag.ts'
import { deckTag } from '../packages/widgets/src/card-deck/deck.tag.ts'
import { dropTag } from '../packages/widgets/src/drop/drop.tag.ts'
import { ADDRESSES } from '../packages/widgets/src/element/addresses.ts'
import { scannerTag } from '../packages/widgets/src/ocr-scanner/scanner.tag.ts'
import { walletTag } from '../packages/widgets/src/wallet-drawer/wallet.tag.ts'
import { files, read } from './repo.ts'

const tags = [dropTag, walletTag, scannerTag, boardTag, campaignTag, deckTag]
const elements = customElementsManifest().modules.flatMap(({ declarations }) => declarations)
const sources = files('packages/widgets/src/**/*.ts', 'packages/widgets/src/**/*.tsx').filter(
  (file) => !/\.(test|stories|fixtures|test-helper)\./.test(file),
)
const code = sources.map(read).join('\n')

describe('the Custom Elements Manifest', () => {
  test('lists each tag with its attributes, and each attribute as a property', () => {
    expect(elements.map(({ tagName }) => tagName)).toEqual(tags.map(({ tag }) => tag))
    for (const [at, { attributes, members }] of elements.entries()) {
      const kinds = { ...tags[at]?.attributes, ...ADDRESSES }
      expect(attributes.map(({ name, type }) => [name, type.text])).toEqual([
        ...Object.entries(kinds).map(([name, kind]) => [name, kind.name.toLowerCase()]),
        ['lang', "'ko' | 'en'"],
        ['debug', 'boolean'],
      ])
      const reflected = members.flatMap((member) => ('attribute' in member ? [member.attribute] : []))
      expect(reflected).toEqual([...Object.keys(kinds), 'lang'])
      expect(members.at(-1)).toMatchObject({
        name: 'messages',
        type: { text: expect.stringContaining('Record') },
      })
    }
    const [drop] = elements
    expect(drop?.members[0]).toMatchObject({ name: 'dropId', type: { text: 'number | undefined' } })
  })

  test('lists the events of each element and of all elements, with the type of their detail', () => {
    const [drop, wallet] = elements
    expect(drop?.events.map(({ name }) => name)).toEqual([
      'fandeck-purchased',
      'fandeck-opened',
      'fandeck-finished',
      'fandeck-sign-in-request',
      'fandeck-ready',
      'fandeck-error',
      'fandeck-signed-in',
      'fandeck-signed-out',
    ])
    expect(wallet?.events.map(({ name }) => name)).toContain('fandeck-open-request')
    expect(drop?.events[0]?.type.text).toMatch(/^CustomEvent<\{ orderId: string/)
    for (const { events } of elements)
      for (const { name } of events) expect(code, name).toMatch(new RegExp(`['"\`]${name}['"\`](,|\\)| :)`))
  })

  test('describes everything, and lists only parts that are rendered', () => {
    for (const { description, attributes, events, slots, cssParts } of elements) {
      expect(description).not.toBe('')
      for (const one of [...attributes, ...events, ...slots, ...cssParts])
        expect(one.description, one.name).not.toBe('')
      expect(cssParts.length).toBeGreaterThan(2)
      for (const { name } of cssParts) expect(code).toContain(`part="${name}"`)
    }
  })

  test('and the types of Vue name the events of each tag', () => {
    const types = read('packages/widgets/vue.d.ts')
    for (const { name, tagName } of elements)
      expect(types).toContain(`'${tagName}': ${name.replace(/Element$/, 'EventMap')}`)
  })
})
