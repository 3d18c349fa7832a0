import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Section } from './joined.ts'
import { koWallet } from './ko/wallet.ts'
import { en } from './messages.en.ts'
import { ko } from './messages.ko.ts'
import { errorSentence, MessagesProvider, mergeMessages, useMessages, useMessagesOf } from './messages.tsx'

afterEach(cleanup)

function Title() {
  return <p>{useMessages()['wallet.empty.title']}</p>
}

function WalletTitles() {
  const messages = useMessagesOf(koWallet)
  return (
    <p>
      {messages['wallet.title']} {messages['wallet.empty.title']} {messages.errors['wallet/token-invalid']}
    </p>
  )
}

test('without a provider the parts speak Korean', () => {
  render(<Title />)
  expect(screen.getByText('사용할 수 있는 혜택이 없어요')).toBeTruthy()
})

test('a partner replaces one sentence and keeps the others', () => {
  render(
    <MessagesProvider overrides={{ 'wallet.empty.title': '아직 비었어요' }}>
      <Title />
    </MessagesProvider>,
  )
  expect(screen.getByText('아직 비었어요')).toBeTruthy()
  expect(mergeMessages(ko, { errors: { 'drops/sold-out': '끝' } }).errors.fallback).toBe(ko.errors.fallback)
})

test('English has every key of Korean, in the same form', () => {
  const shape = (catalogue: object) => Object.entries(catalogue).map(([key, value]) => [key, typeof value])
  expect(shape(en)).toEqual(shape(ko))
  expect(Object.keys(en.errors)).toEqual(Object.keys(ko.errors))
})

test('no key stands in two sections, so that none hides another', async () => {
  const sections = await Promise.all(
    Object.values(import.meta.glob<Record<string, Section>>('./ko/*.ts')).map((load) => load()),
  )
  const keys = (pick: (section: Section) => object) =>
    sections.flatMap((module) => Object.values(module).flatMap((section) => Object.keys(pick(section))))
  for (const found of [keys(({ errors, ...own }) => own), keys(({ errors }) => errors ?? {})]) {
    expect(found.toSorted()).toEqual([...new Set(found)].toSorted())
  }
  expect(keys(({ errors, ...own }) => own).length + 1).toBe(Object.keys(ko).length)
})

test('a widget’s own section follows what a partner lays over it, and the language', () => {
  render(
    <MessagesProvider messages={en} overrides={{ 'wallet.title': 'Perks' }}>
      <WalletTitles />
    </MessagesProvider>,
  )
  expect(screen.getByText(`Perks No usable benefits ${en.errors['wallet/token-invalid']}`)).toBeTruthy()
})

test('an error is told by its code, never by its message', () => {
  const messages = mergeMessages(ko, { errors: { 'drops/sold-out': '모두 판매됐어요' } })
  expect(errorSentence(messages, { code: 'drops/sold-out', message: 'secret' })).toBe('모두 판매됐어요')
  for (const unknown of [
    new Error('secret'),
    { code: 'x/y' },
    { code: 'constructor' },
    { code: 'toString' },
    null,
    'text',
    { code: 2009 },
  ]) {
    expect(errorSentence(messages, unknown)).toBe('잠시 후 다시 시도해주세요.')
  }
})

test('S8.13 S8.14 the sentences of copying and of the wallet are those of the catalogue', () => {
  expect(ko['share.copied']).toBe('링크를 복사했어요.')
  expect(ko['share.failed']).toBe('링크를 복사하지 못했어요.')
  expect(ko['wallet.failed']).toBe('지갑 연결에 실패했어요. 다시 시도해 주세요.')
})

test.each([
  ['FC서울', 'FC서울로'],
  ['수원 블루윙즈', '수원 블루윙즈로'],
  ['스틸러스', '스틸러스로'],
  ['FC안양', 'FC안양으로'],
  ['ITTA', 'ITTA(으)로'],
])('%s is moved to as %s', (name, expected) => {
  expect(ko['transition.to']({ name })).toBe(`${expected} 이동하고 있어요`)
})
