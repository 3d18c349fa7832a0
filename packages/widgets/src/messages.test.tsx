import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { en } from './messages.en.ts'
import { ko } from './messages.ko.ts'
import { MessagesProvider, mergeMessages, useMessages } from './messages.ts'
import type { Section } from './theme/joined.ts'
import { errorSentence, useMessagesOf } from './theme/messages.tsx'
import { koWallet } from './wallet-drawer/messages.ko.ts'

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

test('uses Korean without a provider', () => {
  render(<Title />)
  expect(screen.getByText('사용할 수 있는 혜택이 없어요')).toBeTruthy()
})

test('overrides one message and keeps the others', () => {
  render(
    <MessagesProvider overrides={{ 'wallet.empty.title': '아직 비었어요' }}>
      <Title />
    </MessagesProvider>,
  )
  expect(screen.getByText('아직 비었어요')).toBeTruthy()
  expect(mergeMessages(ko, { errors: { 'drops/sold-out': '끝' } }).errors.fallback).toBe(ko.errors.fallback)
})

test('English has every Korean key with the same type', () => {
  const shape = (catalogue: object) => Object.entries(catalogue).map(([key, value]) => [key, typeof value])
  expect(shape(en)).toEqual(shape(ko))
  expect(Object.keys(en.errors)).toEqual(Object.keys(ko.errors))
})

test('no key is in two sections', async () => {
  const sections = await Promise.all(
    Object.values(
      import.meta.glob<Record<string, Section>>(['./*/**/messages.ko.ts', './theme/common.ko.ts']),
    ).map((load) => load()),
  )
  const found = sections.flatMap((module) =>
    Object.values(module).flatMap(({ errors, ...own }) => Object.keys(own)),
  )
  expect(found.toSorted()).toEqual([...new Set(found)].toSorted())
  expect(found.length + 1).toBe(Object.keys(ko).length)
})

test('each error code is in the table of exactly one domain', async () => {
  const tables = await Promise.all(
    Object.values(
      import.meta.glob<Record<string, Record<string, string>>>([
        './theme/errors/*.ko.ts',
        '!./theme/errors/errors.ko.ts',
      ]),
    ).map((load) => load()),
  )
  const codes = tables.flatMap((module) => Object.values(module).flatMap((table) => Object.keys(table)))
  expect(codes.toSorted()).toEqual([...new Set(codes)].toSorted())
  expect([...codes, 'fallback'].toSorted()).toEqual(Object.keys(ko.errors).toSorted())
})

test('D39 uses the fallback for errors that the fan cannot fix', () => {
  for (const code of ['config/invalid', 'auth/configuration', 'wallet/not-configured'] as const)
    expect(ko.errors[code]).toBe('잠시 후 다시 시도해주세요.')
})

test('the section of a widget follows the language and the overrides', () => {
  render(
    <MessagesProvider messages={en} overrides={{ 'wallet.title': 'Perks' }}>
      <WalletTitles />
    </MessagesProvider>,
  )
  expect(screen.getByText(`Perks No usable benefits ${en.errors['wallet/token-invalid']}`)).toBeTruthy()
})

test('selects the message of an error by its code, not by its message', () => {
  const messages = mergeMessages(ko, { errors: { 'drops/sold-out': '모두 판매됐어요' } })
  expect(errorSentence(messages, { code: 'drops/sold-out', message: 'secret' })).toBe('모두 판매됐어요')
  // Only a fault of the server names its request, for the support.
  const fault = { code: 'http/refused', status: 500, requestId: '1a2b3c4d-0000-4000-8000-000000000000' }
  expect(errorSentence(messages, fault)).toBe('잠시 후 다시 시도해주세요. (1a2b3c4d)')
  expect(errorSentence(messages, { ...fault, status: 503 })).toBe('잠시 후 다시 시도해주세요.')
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

test('S8.14 the catalogue contains the message of a failed wallet connection', () => {
  expect(ko['wallet.failed']).toBe('지갑 연결에 실패했어요. 다시 시도해 주세요.')
})
