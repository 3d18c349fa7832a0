import { describe, expect, test } from 'vitest'
import { customElementsManifest } from '../packages/widgets/embed.elements.ts'
import { ADDRESSES } from '../packages/widgets/src/element/addresses.ts'
import type { AttributeKinds } from '../packages/widgets/src/element/element-types.ts'
import { tags as found } from '../packages/widgets/tags.build.ts'
import { files, read } from './repo.ts'

const tags = await Promise.all(
  found.map(async ({ tagFile, constant }): Promise<{ tag: string; attributes: AttributeKinds }> => {
    const module = await import(/* @vite-ignore */ `../packages/widgets/src/${tagFile}`)
    return module[constant]
  }),
)
const elements = customElementsManifest().modules.flatMap(({ declarations }) => declarations)
const elementOf = (tag: string) => elements.find(({ tagName }) => tagName === tag)
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
    const drop = elementOf('fandeck-drop')
    expect(drop?.members[0]).toMatchObject({ name: 'dropId', type: { text: 'number | undefined' } })
  })

  test('lists the events of each element and of all elements, with the type of their detail', () => {
    const [drop, wallet] = ['fandeck-drop', 'fandeck-wallet'].map(elementOf)
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
    expect(elements.length).toBeGreaterThan(5)
    for (const { name, tagName } of elements)
      expect(types).toContain(`'${tagName}': ${name.replace(/Element$/, 'EventMap')}`)
  })
})
