import { expect, test } from 'vitest'
import { findsWord, wordsOf } from './search-text.ts'

const finds = (text: string, typed: string) => wordsOf(typed).every((word) => findsWord(text, word))

test.each(['소하', '소 하', 'ㅅㅎ', 'ㅅ', '소ㅎ', '솧', 'ＳＯＨＡ', 'soha\u200b', '소하', '하 soha'])(
  'D94 A %j finds 소하 SOHA',
  (typed) => expect(finds('소하 SOHA', typed)).toBe(true),
)

test('D94 A a list does not flicker while 한이준 is typed', () => {
  for (const typed of ['ㅎ', '하', '한', '한ㅇ', '한이', '한잊', '한이주', '한이준'])
    expect(finds('한이준', typed), typed).toBe(true)
})

test.each(['소희', 'ㅅㅅ', '핫', 'x', '.*'])('%j does not find 소하', (typed) =>
  expect(finds('소하', typed)).toBe(false),
)
