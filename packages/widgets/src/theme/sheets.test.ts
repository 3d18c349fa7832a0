// @vitest-environment node
import { expect, test } from 'vitest'
import { buildSheets } from '../../styles.build.ts'

const sheets = await buildSheets()
const sheet = (path: string) => sheets.get(path) ?? ''

test('the sheet of a widget has the base styles and its own, and none of widgets that it does not use', () => {
  const card = sheet('css/card.css')
  expect(card).toContain('--fd-primary')
  expect(card).toContain('.fandeck-card__face')
  expect(card).not.toContain('.fandeck-wallet')
  expect(sheet('css/wallet-drawer.css')).toContain('.fandeck-wallet__benefit')
})

test('the sheet of a drop has the styles of the purchase, which loads later', () => {
  expect(sheet('css/drop.css')).toContain('.fandeck-purchase')
})

test('the whole sheet has every rule of the others', () => {
  const whole = new Set(sheet('styles.css').match(/\.fandeck-[\w-]+/g))
  const widgets = [...sheets].filter(([path]) => path.startsWith('css/'))
  expect(widgets.length).toBeGreaterThan(30)
  const missing = widgets.flatMap(([path, text]) =>
    (text.match(/\.fandeck-[\w-]+/g) ?? [])
      .filter((name) => !whole.has(name))
      .map((name) => `${path} ${name}`),
  )
  expect(missing).toEqual([])
})

test('the rules of the widgets divide the whole sheet', () => {
  const classesOf = (text: string) => new Set(text.match(/\.fandeck-[\w-]+/g))
  const rules = [...sheets].filter(([path]) => path.startsWith('rules/'))
  expect(rules.length).toBeGreaterThan(25)
  expect(classesOf(rules.map(([, text]) => text).join(''))).toEqual(classesOf(sheet('styles.css')))
  const length = rules.reduce((sum, [, text]) => sum + text.length, 0)
  expect(length / sheet('styles.css').length).toBeCloseTo(1, 1)
  expect(sheet('rules/base.css')).toContain('--fd-primary:')
  expect(sheet('rules/card-deck.css')).not.toContain('--fd-primary:')
})
