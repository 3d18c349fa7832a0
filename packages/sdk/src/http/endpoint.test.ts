import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { getCampaign, getSharedFormation } from '../campaigns/index.ts'
import { getDrop, getOrder } from '../drops/index.ts'
import { getNotionPage } from '../notion/index.ts'
import { testKit } from '../testing/test-kit.ts'
import { pathOf } from './endpoint.ts'

const SCHEMA = z.string()
const TEMPLATE = { path: '/a/:one/b/:two', params: { one: SCHEMA, two: SCHEMA } }
/** The segments that a server sees, after the browser has normalised the address. */
const segments = (path: string) => new URL(`https://api.example${path}`).pathname.split('/').slice(1)

const SPELLINGS = [
  '',
  '.',
  '..',
  '%2e',
  '%2e%2e',
  '.%2E',
  '/',
  '//',
  '\\',
  '..\\',
  '?',
  '#',
  '%',
  '\t',
  ' ',
  '\ud83d',
  '\udc00',
  '달',
]
const unit = fc.oneof(
  fc.constantFrom(...SPELLINGS),
  fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
)
const text = fc.string({ unit, maxLength: 8 })

describe('the path of an endpoint', () => {
  test('has as many segments as its template for any texts, and they are those texts', () => {
    fc.assert(
      fc.property(text, text, (one, two) => {
        let path: string
        try {
          path = pathOf(TEMPLATE, { one, two })
        } catch {
          return [one, two].some((value) => /^\.{0,2}$/.test(value) || !value.isWellFormed())
        }
        expect(segments(path).map(decodeURIComponent)).toEqual(['a', one, 'b', two])
        return true
      }),
      { seed: 1, numRuns: 2000, examples: SPELLINGS.map((value): [string, string] => [value, 'b']) },
    )
  })

  test.each(['', '.', '..'])('refuses the text %j', (one) => {
    expect(() => pathOf(TEMPLATE, { one, two: 'b' })).toThrow('one is no segment of a path')
  })

  test.each([Number.NaN, 1.5, Number.POSITIVE_INFINITY, 2 ** 53, '..', '', '7', null, undefined])(
    'refuses %j where no schema permits it, because it is no integer',
    (value) => {
      expect(() => pathOf({ path: '/drop/:dropId' }, { dropId: value })).toThrow(TypeError)
    },
  )

  test('takes integers without a schema', () => {
    expect(pathOf({ path: '/drop/:dropId' }, { dropId: -1 })).toBe('/drop/-1')
  })
})

test.each(['..', '.', '', '/', '%2e%2e', '\ud83d'])(
  'a call with the path parameter %j sends nothing',
  async (value) => {
    const { fandeck, server } = testKit({ loggedIn: true })
    const outcomes = await Promise.allSettled([
      getCampaign(fandeck, { slug: value }),
      getSharedFormation(fandeck, { slug: 'fcseoul-2025', shareKey: value }),
      getDrop(fandeck, { dropId: Number(value || '..') }),
    ])
    expect(outcomes).toEqual(
      outcomes.map(() => ({
        status: 'rejected',
        reason: expect.objectContaining({ code: 'http/bad-request' }),
      })),
    )
    expect(server.requests).toEqual([])
  },
)

test.each(['..', '.', ''])('a parameter without a schema rule refuses %j, too', async (value) => {
  const { fandeck, server } = testKit({ loggedIn: true })
  for (const refused of [getOrder(fandeck, { orderId: value }), getNotionPage(fandeck, { pageId: value })])
    await expect(refused).rejects.toMatchObject({ code: 'http/bad-request' })
  expect(server.requests).toEqual([])
})
