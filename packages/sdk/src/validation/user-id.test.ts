import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyCharacter } from './text.test-helper.ts'
import { isUserId } from './user-id.ts'

describe('S5.5 a user id is accepted', () => {
  test.each([
    'fan@club.kr',
    'fan@club.com',
    'fan@club.co.kr',
    'fan@mail.club.co.kr',
    'FAN@CLUB.KR',
    'Fan@Club.Co.Kr',
    'f@c.kr',
    '7@7.kr',
    '123@123.com',
    'red.fan@club.kr',
    'red_fan@club.kr',
    'r.e.d_f_a_n@club.kr',
    'red.fan_7@club.co.kr',
    'a_b.c_d@club.kr',
    'fan@my-club.kr',
    'fan@my--club.kr',
    'fan@xn--9n2bp8q.kr',
    'fan@1.2.kr',
    'fan@club.org',
    'fan@club.net',
    'fan@club.io',
    'fan@club.shop.kr',
    'fan@club.info.kr',
    'fan@com.com',
  ])('%s', (text) => expect(isUserId(text)).toBe(true))
})

describe('S5.5 a user id is refused', () => {
  test.each<[string, string]>([
    ['nothing', ''],
    ['a blank', ' '],
    ['no @', 'fan'],
    ['no @', 'fan.club.kr'],
    ['@ alone', '@'],
    ['nothing before @', '@club.kr'],
    ['nothing after @', 'fan@'],
    ['no dot in the domain', 'fan@club'],
    ['a suffix without a domain', 'fan@kr'],
    ['a suffix without a domain', 'fan@.kr'],
    ['a suffix of 1', 'fan@club.k'],
    ['a suffix of 4', 'fan@club.info'],
    ['a suffix of 4', 'fan@club.co.info'],
    ['a suffix of 6', 'fan@club.museum'],
    ['a suffix with a digit', 'fan@club.k1'],
    ['an IP address', 'fan@127.0.0.1'],
    ['an IP address', 'fan@[127.0.0.1]'],
    ['a dot at the end', 'fan@club.kr.'],
    ['two separators', 'a..b@club.kr'],
    ['two separators', 'a__b@club.kr'],
    ['two separators', 'a._b@club.kr'],
    ['two separators', 'a_.b@club.kr'],
    ['three separators', 'a...b@club.kr'],
    ['a leading dot', '.fan@club.kr'],
    ['a leading underscore', '_fan@club.kr'],
    ['a trailing dot', 'fan.@club.kr'],
    ['a trailing underscore', 'fan_@club.kr'],
    ['a separator alone', '.@club.kr'],
    ['a hyphen before @', 'red-fan@club.kr'],
    ['a plus', 'fan+card@club.kr'],
    ['an apostrophe', "o'fan@club.kr"],
    ['a quoted part', '"fan"@club.kr'],
    ['a percent', 'fan%40@club.kr'],
    ['a slash', 'fan/7@club.kr'],
    ['two @', 'fan@@club.kr'],
    ['two @', 'fan@deck@club.kr'],
    ['two dots in the domain', 'fan@club..kr'],
    ['a hyphen that starts a label', 'fan@-club.kr'],
    ['a hyphen that ends a label', 'fan@club-.kr'],
    ['an underscore in the domain', 'fan@my_club.kr'],
    ['a space inside', 'red fan@club.kr'],
    ['a space before', ' fan@club.kr'],
    ['a space after', 'fan@club.kr '],
    ['a newline after', 'fan@club.kr\n'],
    ['a newline before', '\nfan@club.kr'],
    ['a second line', 'fan@club.kr\nfan@club.kr'],
    ['CRLF', 'fan@club.kr\r\nBcc: x@club.kr'],
    ['NUL', 'fan\u0000@club.kr'],
    ['a tab', 'fan\t@club.kr'],
    ['Korean', '팬@club.kr'],
    ['a Korean domain', 'fan@클럽.kr'],
    ['a Korean suffix', 'fan@club.한국'],
    ['an accent', 'fán@club.kr'],
    ['a Cyrillic а', 'fаn@club.kr'],
    ['a full-width letter', 'ｆan@club.kr'],
    ['a full-width @', 'fan＠club.kr'],
    ['a full-width dot', 'fan@club．kr'],
    ['an ideographic stop', 'fan@club。kr'],
    ['a Kelvin sign', 'fan@club.\u212ar'],
    ['a long s', '\u017fan@club.kr'],
    ['a full-width digit', 'fan７@club.kr'],
    ['a zero-width space', 'fan\u200b@club.kr'],
    ['a soft hyphen', 'fan\u00ad@club.kr'],
    ['a byte-order mark', '\ufefffan@club.kr'],
    ['right-to-left', 'fan\u202e@club.kr'],
    ['an emoji', 'fan🎴@club.kr'],
    ['two addresses', 'fan@club.kr,fan@club.kr'],
    ['a name with it', 'Fan <fan@club.kr>'],
    ['a link', 'mailto:fan@club.kr'],
  ])('%s: %j', (_, text) => expect(isUserId(text)).toBe(false))
})

describe('S5.5 the form of a user id', () => {
  const word = fc.stringMatching(/^[A-Za-z0-9]{1,8}$/)
  const local = fc
    .tuple(word, fc.array(fc.tuple(fc.constantFrom('.', '_'), word), { maxLength: 4 }))
    .map(([first, rest]) => first + rest.flat().join(''))
  const suffix = fc.stringMatching(/^[A-Za-z]{2,3}$/)
  const domain = fc.array(word, { minLength: 1, maxLength: 4 }).map((labels) => labels.join('.'))
  const id = fc.tuple(local, domain, suffix).map(([l, d, s]) => `${l}@${d}.${s}`)

  test('is accepted in every combination', () => {
    fc.assert(fc.property(id, isUserId), { numRuns: 1000 })
  })

  test('is refused with any other character', () => {
    const place = fc.nat().chain((n) => fc.tuple(fc.constant(n), id))
    const strange = anyCharacter.filter((c) => !/[\w.@-]/.test(c))
    fc.assert(
      fc.property(place, strange, ([n, text], character) => {
        const at = n % (text.length + 1)
        return !isUserId(text.slice(0, at) + character + text.slice(at))
      }),
      { numRuns: 1000 },
    )
  })

  test('has one @, a part that splits into words, and a suffix of 2 or 3 letters', () => {
    const near = fc.string({ unit: fc.constantFrom(...'ab1._-@'), maxLength: 14 })
    fc.assert(
      fc.property(near, (text) => {
        const [part = '', host = '', ...more] = text.split('@')
        const labels = host.split('.')
        const kept =
          more.length === 0 &&
          part.split(/[._]/).every((piece) => /^[ab1]+$/.test(piece)) &&
          labels.length > 1 &&
          labels.every((label) => /^[ab1-]+$/.test(label) && !/^-|-$/.test(label)) &&
          /^[ab]{2,3}$/.test(labels.at(-1) ?? '')
        return isUserId(text) === kept
      }),
      { numRuns: 5000 },
    )
  })
})
