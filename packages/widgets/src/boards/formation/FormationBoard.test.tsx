import { FandeckProvider } from '@fandeck/react'
import { aFormationSection, NOON, refuse } from '@fandeck/sdk/testing'
import { saveFormationEndpoint } from '@fandeck/sdk/wire'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Profiler, type ReactNode } from 'react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { gone, settled } from '../../settled.test-helper.ts'
import { type BoardKitOptions, boardKit, SEOUL, unreachable } from '../board/board.fixtures.tsx'
import { FormationBoard } from './FormationBoard.tsx'

// A busy machine loads a lazy part later than a press is settled.
beforeAll(() => Promise.all([import('./Drawers.tsx'), import('../../celebration/Celebration.tsx')]))
const { animate } = Element.prototype
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  Element.prototype.animate = animate
})

const FULL = [2011, 2007, 2008, 2009, 2010, 2006, 2004, 2005, 2003, 2001, 2002]
const saved = (slots: (number | null)[]) => ({
  formations: [{ board: 'formation', formation: '442' as const, slots, savedAt: NOON }],
})
const SAVED = { board: 'formation', formation: '442' as const, slots: FULL, savedAt: NOON }
const without = (...slots: number[]) => FULL.map((card, slot) => (slots.includes(slot) ? null : card))

async function show({
  afterSave,
  saves = false,
  ...options
}: BoardKitOptions & { afterSave?: ReactNode; saves?: boolean } = {}) {
  const kit = boardKit(options)
  const { server } = kit
  if (saves) server.answer(saveFormationEndpoint, SAVED)
  else server.answer(saveFormationEndpoint, ({ body }) => refuse(500, JSON.stringify(body)))
  const onSignIn = vi.fn()
  const onRender = vi.fn()
  render(
    <FandeckProvider fandeck={kit.fandeck}>
      <Profiler id="board" onRender={onRender}>
        <FormationBoard {...SEOUL} section={aFormationSection()} {...{ onSignIn, afterSave }} />
      </Profiler>
    </FandeckProvider>,
  )
  await settled()
  const sent = () => kit.server.requests.filter(({ path }) => path.endsWith('/formation'))
  return { ...kit, onSignIn, onRender, sent }
}
const slot = (name: string) =>
  within(screen.getByRole('group', { name: '경기장' })).getByRole('button', { name })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const names = () =>
  within(screen.getByRole('group', { name: '경기장', hidden: true }))
    .getAllByRole('button', { hidden: true })
    .map((one) => one.querySelector('.fandeck-visually-hidden')?.textContent)
const status = () => screen.getByRole('status', { hidden: true }).textContent
const key = (pressed: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: pressed })
/** Presses a slot or a button, and waits for its drawer. */
async function press(element: HTMLElement) {
  fireEvent.click(element)
  await settled()
}
/** Chooses a player in the open list. */
async function place(name: RegExp, label: string) {
  fireEvent.click(await screen.findByRole('radio', { name }))
  fireEvent.click(await screen.findByRole('button', { name: `${label} 배치하기` }))
  await gone()
}

describe('S3.29 FormationBoard', () => {
  test('begins with an empty 4-4-2 of eleven named slots', async () => {
    await show()
    await screen.findByRole('group', { name: '경기장' }, { timeout: 10_000 })
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: '포메이션' }).value).toBe('442')
    expect(names()).toHaveLength(11)
    expect(names()[0]).toBe('골키퍼 자리 1, 비어 있음')
    expect(names()[10]).toBe('공격수 자리 2, 비어 있음')
    expect(screen.getByText('11명 중 0명')).toBeTruthy()
    expect(button('초기화').disabled).toBe(true)
  })

  test('S2.45 fills a slot from the list of players, and refuses another position', async () => {
    await show()
    await screen.findByRole('group', { name: '경기장' }, { timeout: 10_000 })
    await press(slot('공격수 자리 1, 비어 있음'))
    expect(screen.getByRole('dialog', { name: 'FW 자리에 누구를 둘까요?' })).toBeTruthy()
    fireEvent.click(await screen.findByRole('radio', { name: /한이준/ }))
    fireEvent.click(button('한이준 배치하기'))
    // The list stays for the next slot, and nobody is chosen for it yet.
    expect(button('선수를 골라 주세요').disabled).toBe(true)
    expect(document.activeElement).toBe(screen.getByRole('radiogroup'))
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: /한이준/ })).disabled).toBe(true)
    fireEvent.click(button('전체'))
    await place(/문가람/, '문가람')
    expect(status()).toBe('이 자리에는 공격수만 둘 수 있어요')
    expect(names().slice(9)).toEqual(['공격수 자리 1, 한이준', '공격수 자리 2, 비어 있음'])
    expect(button('10명만 더 채우면 완성돼요')).toBeTruthy()
  })

  test.each([
    ['the first complete eleven is celebrated until a press', without(10), true],
    ['a later one is not', FULL, false],
  ])('S3.29 %s', async (_, before, celebrated) => {
    const { server } = await show({ state: saved(before) })
    server.answer(saveFormationEndpoint, { board: 'formation', formation: '442', slots: FULL, savedAt: NOON })
    if (before.includes(null)) {
      await press(button('1명만 더 채우면 완성돼요'))
      await place(/서도윤/, '서도윤')
    } else {
      // The forwards change places.
      slot('공격수 자리 1, 한이준').focus()
      for (const pressed of [' ', 'ArrowRight', ' ']) key(pressed)
    }
    fireEvent.click(await screen.findByRole('button', { name: '포메이션 저장하기' }))
    await settled()
    const pitch = screen.getByRole('group', { name: '경기장' })
    const confetti = () => document.querySelector('.fandeck-confetti') !== null
    expect([pitch.dataset.celebrating === 'true', confetti()]).toEqual([celebrated, celebrated])
    expect(status() === '베스트 11을 완성했어요').toBe(celebrated)
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect([pitch.dataset.celebrating, confetti()]).toEqual([undefined, false])
  })

  test('the button opens the first empty slot, and saves a complete formation', async () => {
    const { server, sent } = await show({ state: saved(without(10)) })
    await press(button('1명만 더 채우면 완성돼요'))
    await place(/서도윤/, '서도윤')
    server.answer(saveFormationEndpoint, { board: 'formation', formation: '442', slots: FULL, savedAt: NOON })
    fireEvent.click(await screen.findByRole('button', { name: '포메이션 저장하기' }))
    await settled()
    expect(sent().map(({ body }) => body)).toEqual([
      { board_key: 'formation', formation: '442', slot_list: FULL },
    ])
    expect(button('포메이션을 저장했어요').disabled).toBe(true)
  })

  test('`afterSave` replaces the button until the next change', async () => {
    await show({ state: saved(FULL), afterSave: <p>공유하기</p> })
    expect(screen.getByText('공유하기')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '포메이션을 저장했어요' })).toBeNull()
    slot('공격수 자리 1, 한이준').focus()
    for (const pressed of [' ', 'ArrowRight', ' ']) key(pressed)
    expect(screen.queryByText('공유하기')).toBeNull()
    expect(button('포메이션 저장하기').disabled).toBe(false)
  })

  test.each([
    ['flies to its slot, and leaves nothing behind', false, 1],
    ['stays where it is under reduced motion', true, 0],
  ])('a placed card %s', async (_, calm, flights) => {
    vi.stubGlobal('matchMedia', () => ({ matches: calm }))
    const flown: Animation[] = []
    const copies = () => document.querySelectorAll('.fandeck-formation__flight')
    Element.prototype.animate = () => {
      const flight = new EventTarget() as Animation
      flown.push(flight)
      return flight
    }
    await show({ state: saved(without(10)) })
    await press(button('1명만 더 채우면 완성돼요'))
    fireEvent.click(await screen.findByRole('radio', { name: /서도윤/ }))
    fireEvent.click(await screen.findByRole('button', { name: '서도윤 배치하기' }))
    expect(copies()).toHaveLength(flights)
    for (const flight of flown) flight.onfinish?.call(flight, new Event('finish') as AnimationPlaybackEvent)
    expect(copies()).toHaveLength(0)
  })

  test('turns the card of a slot in its drawer, which opens with the face', async () => {
    await show({ state: saved(without(10)) })
    const face = () => screen.getByRole('dialog').querySelector('.fandeck-card')?.getAttribute('data-face')
    await press(slot('공격수 자리 1, 한이준'))
    expect(face()).toBe('front')
    await press(button('뒤집어 보기'))
    expect(face()).toBe('back')
    await press(button('닫기'))
    await press(await waitFor(() => slot('공격수 자리 1, 한이준')))
    expect(face()).toBe('front')
  })

  test('replaces and removes the card of a slot, and resets all of them', async () => {
    await show({ state: saved(without(10)) })
    await press(slot('공격수 자리 1, 한이준'))
    await press(button('다른 선수로 바꾸기'))
    await place(/서도윤/, '서도윤')
    await press(slot('공격수 자리 1, 서도윤'))
    fireEvent.click(button('자리 비우기'))
    await gone()
    expect(slot('공격수 자리 1, 비어 있음')).toBeTruthy()
    fireEvent.click(button('초기화'))
    expect(names().every((name) => name?.endsWith('비어 있음'))).toBe(true)
  })

  test('another formation keeps the players that fit it', async () => {
    await show({ state: saved(FULL) })
    fireEvent.change(screen.getByRole('combobox'), { target: { value: '433' } })
    expect(screen.getByText('11명 중 10명')).toBeTruthy()
    expect(names()).toContain('공격수 자리 3, 비어 있음')
  })

  test('moves a card by keyboard: Space, arrow keys, Space; Escape puts it back', async () => {
    await show({ state: saved(without(10)) })
    slot('공격수 자리 1, 한이준').focus()
    key(' ')
    expect(status()).toBe('한이준 선수를 어디로 옮길까요?')
    key('ArrowRight')
    expect(document.activeElement).toBe(slot('공격수 자리 2, 비어 있음'))
    key(' ')
    expect(document.activeElement).toBe(slot('공격수 자리 2, 한이준'))
    expect(status()).toBe('한이준 선수를 공격수 자리 2에 두었어요')
    key(' ')
    key('ArrowDown')
    key('Escape')
    expect(document.activeElement).toBe(slot('공격수 자리 2, 한이준'))
    expect(status()).toBe('한이준 선수를 제자리에 두었어요')
    key(' ')
    key('ArrowDown')
    key(' ')
    expect(status()).toBe('이 자리에는 미드필더만 둘 수 있어요')
    expect(slot('공격수 자리 2, 한이준')).toBeTruthy()
  })

  test('a drag renders nothing, and leaves no trace when it is cancelled', async () => {
    const { onRender } = await show({ state: saved(FULL) })
    const card = slot('공격수 자리 1, 한이준')
    card.setPointerCapture = () => {}
    const rendered = onRender.mock.calls.length
    fireEvent.pointerDown(card, { button: 0, clientX: 100, clientY: 100 })
    for (let step = 1; step <= 20; step++)
      fireEvent.pointerMove(card, { clientX: 100 + step * 5, clientY: 100 + step * 9 })
    expect(card.style.translate).toBe('calc(-50% + 100px) calc(-50% + 180px)')
    expect(card.dataset.dragged).toBe('')
    expect(onRender.mock.calls.length).toBe(rendered)
    fireEvent.pointerCancel(card)
    expect([card.style.translate, card.dataset.dragged]).toEqual(['', undefined])
    expect(onRender.mock.calls.length).toBe(rendered)
  })

  test('moves a card by taps, and exchanges two cards', async () => {
    await show({ state: saved(FULL) })
    await press(slot('공격수 자리 1, 한이준'))
    fireEvent.click(button('다른 자리로 옮기기'))
    await gone()
    await press(slot('공격수 자리 2, 서도윤'))
    expect(slot('공격수 자리 1, 서도윤')).toBeTruthy()
    expect(slot('공격수 자리 2, 한이준')).toBeTruthy()
  })

  test('S3.29 a visitor’s draft stays in the browser, saving asks for the sign-in, and is done after it', async () => {
    const { onSignIn, sent, storage } = await show({
      loggedIn: false,
      prepare: ({ storage }) =>
        storage.setItem(
          'fandeck:formation:fcseoul-2025:formation',
          JSON.stringify({ formation: '442', slots: without(10) }),
        ),
    })
    await press(button('1명만 더 채우면 완성돼요'))
    expect(await screen.findByRole('radio', { name: /서도윤/ })).toBeTruthy()
    expect(screen.queryByText(/장 보유/)).toBeNull()
    await place(/서도윤/, '서도윤')
    expect(storage.getItem('fandeck:formation:fcseoul-2025:formation')).toContain('2002')
    fireEvent.click(await screen.findByRole('button', { name: '로그인하고 저장하기' }))
    expect(onSignIn).toHaveBeenCalledOnce()
    expect(sent()).toEqual([])
    // The page after the sign-in saves what the visitor has pressed, once.
    const name = 'fandeck:formation:fcseoul-2025:formation'
    const draft = storage.getItem(name) ?? ''
    cleanup()
    const back = await show({ saves: true, prepare: (kit) => kit.storage.setItem(name, draft) })
    await settled()
    expect(back.sent().map(({ body }) => body)).toEqual([
      { board_key: 'formation', formation: '442', slot_list: FULL },
    ])
    expect(status()).toBe('베스트 11을 완성했어요')
    expect(button('포메이션을 저장했어요').disabled).toBe(true)
  })

  test('shows the message of a refusal, and keeps the draft', async () => {
    const { server } = await show({ state: saved(without(10)) })
    server.answer(saveFormationEndpoint, () => refuse(409, 'not owned', 'NOT_OWNED'))
    await press(button('1명만 더 채우면 완성돼요'))
    await place(/서도윤/, '서도윤')
    fireEvent.click(await screen.findByRole('button', { name: '포메이션 저장하기' }))
    await settled()
    expect(screen.getByRole('alert').textContent).toContain('가지고 있지 않은 카드가 들어 있어요.')
    expect(button('포메이션 저장하기').disabled).toBe(false)
  })

  test('offers a retry after an outage', async () => {
    const { clock } = await show({ on: { 'GET /card/pack/init': unreachable } })
    await act(() => clock.advance(60_000))
    await waitFor(() => expect(button('다시 시도하기')).toBeTruthy())
  })
})
