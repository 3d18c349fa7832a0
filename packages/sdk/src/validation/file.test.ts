import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkFile, type FileLimits, type FileProblem } from './file.ts'
import { anyCharacter } from './text.test-helper.ts'

const MB = 1_048_576
const nfd = (text: string) => text.normalize('NFD')

describe('S5.6 a file name is accepted', () => {
  test.each([
    'card.png',
    'CARD.PNG',
    'card',
    'card 1.png',
    '응원.png',
    '응원 사진 (1)'.replace(/[()]/g, '~'),
    'ㅋㅋㅋ.jpg',
    'ㅏㅣ.jpg',
    '가힣.jpg',
    'a~b.c_d-e.png',
    '2026-11-20.png',
    '.png',
    '.hidden.png',
    'card.',
    'card.png ',
    ' card.png',
    'a..b.png',
    '---',
    '~',
    '_',
    '7',
    nfd('응원 사진.png'),
    nfd('한글ㄱㄴ.png'),
    nfd('각난닭.png'),
  ])('%j', (name) => expect(checkFile({ name, size: 1 })).toEqual([]))
})

describe('S5.6 a file name is refused', () => {
  test.each<[string, string]>([
    ['nothing', ''],
    ['a blank', ' '],
    ['blanks', '   '],
    ['this folder', '.'],
    ['the folder above', '..'],
    ['dots', '...'],
    ['dots and blanks', '. .'],
    ['a slash', 'a/b.png'],
    ['a path', '../../etc/passwd'],
    ['a backslash', 'a\\b.png'],
    ['a drive', 'C:card.png'],
    ['a full-width slash', 'a／b.png'],
    ['NUL', 'card.png\u0000.exe'],
    ['a newline', 'card\n.png'],
    ['a newline at the end', 'card.png\n'],
    ['a carriage return', 'card\r.png'],
    ['a tab', 'card\t.png'],
    ['delete', 'card\u007f.png'],
    ['a C1 control', 'card\u0085.png'],
    ['a no-break space', 'card\u00a01.png'],
    ['an ideographic space', 'card\u30001.png'],
    ['a zero-width space', 'card\u200b.png'],
    ['right-to-left', 'card\u202egnp.exe'],
    ['a byte-order mark', '\ufeffcard.png'],
    ['brackets', 'card(1).png'],
    ['square brackets', 'card[1].png'],
    ['a plus', 'a+b.png'],
    ['an ampersand', 'a&b.png'],
    ['a comma', 'a,b.png'],
    ['a semicolon', 'a;b.png'],
    ['a Greek question mark', 'a\u037eb.png'],
    ['an apostrophe', "fan's.png"],
    ['a quotation mark', 'a"b.png'],
    ['a tag', '<img>.png'],
    ['a star', '*.png'],
    ['a question mark', 'a?.png'],
    ['a percent', '%2e%2e.png'],
    ['a dollar', '$HOME.png'],
    ['a backtick', '`id`.png'],
    ['an @', 'a@b.png'],
    ['a hash', '#1.png'],
    ['an equals', 'a=b.png'],
    ['a caret', 'a^b.png'],
    ['an exclamation mark', 'go!.png'],
    ['an en dash', 'a–b.png'],
    ['a minus', 'a−b.png'],
    ['a wave dash', 'a〜b.png'],
    ['an accent', 'café.png'],
    ['a decomposed accent', nfd('café.png')],
    ['a Cyrillic а', 'cаrd.png'],
    ['a full-width letter', 'ｃard.png'],
    ['a full-width digit', 'card１.png'],
    ['a Kelvin sign', '\u212a.png'],
    ['a Hanja', '紅.png'],
    ['Kana', 'カード.png'],
    ['a Hangul filler', 'card\u3164.png'],
    ['a choseong filler', 'card\u115f.png'],
    ['a half-width Hangul letter', '\uffa1.png'],
    ['a lone part of a syllable', '\u1100.png'],
    ['an archaic letter', '\u318d.png'],
    ['an emoji', 'card🎴.png'],
    ['half an emoji', 'card\ud83c.png'],
  ])('%s: %j', (_, name) => expect(checkFile({ name, size: 1 })).toEqual(['name']))
})

describe('S5.7 limits of a file', () => {
  const check = (name: string, limits: FileLimits, size = 1) => checkFile({ name, size }, limits)

  test.each<[string, number | undefined, boolean]>([
    ['card.png', undefined, true],
    ['card.png', 8, true],
    ['card.png', 7, false],
    ['card.png', 9, true],
    ['card.png', 0, false],
    ['가나다라.png', 8, true],
    ['가나다라.png', 7, false],
    [nfd('가나다라.png'), 8, true],
    [nfd('각난닭랆.png'), 8, true],
    [nfd('각난닭랆.png'), 7, false],
    ['a'.repeat(255), 255, true],
    ['a'.repeat(256), 255, false],
    ['card.png', Number.NaN, false],
  ])('the name %j of at most %s characters: %s', (name, maxNameLength, kept) => {
    expect(check(name, { maxNameLength })).toEqual(kept ? [] : ['nameLength'])
  })

  test('counts the characters of a refused name too, an emoji once', () => {
    expect(check('🎴🎴', { maxNameLength: 2 })).toEqual(['name'])
    expect(check('🎴🎴', { maxNameLength: 1 })).toEqual(['name', 'nameLength'])
  })

  test.each<[string, string[] | undefined, boolean]>([
    ['card.png', undefined, true],
    ['card.png', ['png'], true],
    ['card.png', ['jpg', 'png'], true],
    ['card.png', ['.png'], true],
    ['card.png', ['PNG'], true],
    ['card.PNG', ['png'], true],
    ['card.Png', ['.pNG'], true],
    ['card.png', ['jpg'], false],
    ['card.png', [], false],
    ['card', ['png'], false],
    ['png', ['png'], false],
    ['.png', ['png'], false],
    ['card.', ['png'], false],
    ['card.png.', ['png'], false],
    ['card.png ', ['png'], false],
    ['card.pngx', ['png'], false],
    ['card.xpng', ['png'], false],
    ['cardpng', ['png'], false],
    ['card.p.ng', ['png'], false],
    ['card.png.exe', ['png'], false],
    ['card.exe.png', ['png'], true],
    ['a.b.c.png', ['png'], true],
    ['card..png', ['png'], true],
    ['card.jpeg', ['jpg'], false],
    ['card.tar.gz', ['gz'], true],
    ['card.tar.gz', ['tar.gz'], true],
    ['card.png', ['*'], false],
    ['card.png', ['p.g'], false],
    [nfd('응원.png'), ['png'], true],
    ['응원.한글', ['한글'], true],
    [nfd('응원.한글'), ['한글'], true],
    ['card.gif', ['GIF'], true],
    ['7.jpg', ['jpg'], true],
  ])('%j among %j: %s', (name, extensions, kept) => {
    expect(check(name, { extensions })).toEqual(kept ? [] : ['extension'])
  })

  test.each<[number, number | undefined, boolean]>([
    [0, undefined, true],
    [1, undefined, true],
    [Number.MAX_SAFE_INTEGER, undefined, true],
    [-1, undefined, false],
    [Number.NaN, undefined, false],
    [Number.POSITIVE_INFINITY, undefined, false],
    [Number.NEGATIVE_INFINITY, undefined, false],
    [0, 5, true],
    [5 * MB - 1, 5, true],
    [5 * MB, 5, true],
    [5 * MB + 1, 5, false],
    [5_000_000, 5, true],
    [MB / 2, 0.5, true],
    [MB / 2 + 1, 0.5, false],
    [0, 0, true],
    [1, 0, false],
    [-1, 5, false],
    [Number.NaN, 5, false],
    [Number.POSITIVE_INFINITY, 5, false],
    [1, Number.NaN, false],
    [1, Number.POSITIVE_INFINITY, true],
  ])('%d bytes of at most %s MB: %s', (size, maxSizeMb, kept) => {
    expect(check('card.png', { maxSizeMb }, size)).toEqual(kept ? [] : ['size'])
  })

  test.each<[string, number, FileLimits, FileProblem[]]>([
    [
      'a/b.exe',
      2 * MB,
      { maxNameLength: 3, extensions: ['png'], maxSizeMb: 1 },
      ['name', 'nameLength', 'extension', 'size'],
    ],
    ['a.exe', 2 * MB, { maxNameLength: 5, extensions: ['png'], maxSizeMb: 1 }, ['extension', 'size']],
    ['', -1, { extensions: ['png'] }, ['name', 'extension', 'size']],
    ['card.png', 1, {}, []],
  ])('%j, %d bytes, reports all problems in the order of the rules', (name, size, limits, problems) => {
    expect(checkFile({ name, size }, limits)).toEqual(problems)
  })

  test('accepts a File of the platform', () => {
    const file = new File(['card'], '응원.PNG')
    expect(checkFile(file, { maxNameLength: 6, extensions: ['png'], maxSizeMb: 1 })).toEqual([])
    expect(checkFile(file, { maxSizeMb: 3 / MB })).toEqual(['size'])
  })
})

describe('S5.6 the characters of a name', () => {
  test('alone decide, equally for composed and decomposed Hangul', () => {
    const korean = fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCharCode(code))
    const plain = fc.constantFrom(...'aZ09 ~._-ㄱㅎㅏㅣ')
    const name = fc.string({ unit: fc.oneof(korean, plain), minLength: 1 })
    fc.assert(
      fc.property(name, (text) => {
        const wanted = /^[. ]*$/.test(text) ? 'name' : ''
        return [text, nfd(text)].every((form) => `${checkFile({ name: form, size: 0 })}` === wanted)
      }),
      { numRuns: 1000 },
    )
  })

  test('refuse a name with a single other character', () => {
    const strange = anyCharacter.filter(
      (character) => !/[A-Za-z0-9가-힣ㄱ-ㅎㅏ-ㅣ ~._\u1100-\u11ff-]/.test(character),
    )
    fc.assert(
      fc.property(strange, fc.nat(8), (character, at) => {
        const name = `${'card.png'.slice(0, at)}${character}${'card.png'.slice(at)}`
        return `${checkFile({ name, size: 0 })}` === 'name'
      }),
      { numRuns: 1000 },
    )
  })
})
