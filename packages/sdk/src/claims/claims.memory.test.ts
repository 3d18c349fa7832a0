import { expect, test } from 'vitest'
import { testKit } from '../testing/index.ts'
import { codeMemory } from './claims.memory.ts'

const CODE = 'ANPT-EKTX-A7FX'
const NAME = 'fandeck:code:1st Deck'

test('D12b a typed code is kept in the tab for ten minutes, for one place', async () => {
  const { fandeck, clock } = testKit()
  const memory = codeMemory(fandeck, '1st Deck')
  expect(memory.read()).toBeUndefined()
  memory.write(CODE)
  expect(codeMemory(fandeck, '1st Deck').read()).toBe(CODE)
  expect(codeMemory(fandeck, '2nd Deck').read()).toBeUndefined()
  await clock.advance(599_000)
  expect(memory.read()).toBe(CODE)
  await clock.advance(2_000)
  expect(memory.read()).toBeUndefined()
  memory.write(CODE)
  memory.clear()
  expect(memory.read()).toBeUndefined()
})

test.each(['', 'null', '{"code":"ANPT-EKTX-A7FY","keptAt":0}', '{"code":5}', '[]'])(
  'ignores what is no kept code: %s',
  (text) => {
    const { fandeck, sessionStorage } = testKit()
    sessionStorage.setItem(NAME, text)
    expect(codeMemory(fandeck, '1st Deck').read()).toBeUndefined()
  },
)

test('goes on without storage', () => {
  const denied = () => {
    throw new Error('denied')
  }
  const storage = { getItem: denied, setItem: denied, removeItem: denied }
  const { fandeck } = testKit({ platform: { sessionStorage: storage } })
  const memory = codeMemory(fandeck, '1st Deck')
  memory.write(CODE)
  memory.clear()
  expect(memory.read()).toBeUndefined()
})
