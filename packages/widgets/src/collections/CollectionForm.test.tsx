import { FandeckProvider } from '@fandeck/react'
import { refuse } from '@fandeck/sdk/testing'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { settled } from '../settled.test-helper.ts'
import { CollectionForm } from './CollectionForm.tsx'
import { CollectionList } from './CollectionList.tsx'
import { type CollectionsKitOptions, collectionsKit } from './collections.fixtures.tsx'

beforeEach(() => {
  URL.createObjectURL = () => 'blob:preview'
  URL.revokeObjectURL = () => {}
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})

function show(options: CollectionsKitOptions = {}) {
  const kit = collectionsKit(options)
  const created = vi.fn()
  render(
    <FandeckProvider fandeck={kit.fandeck}>
      <CollectionForm onCreated={created} />
    </FandeckProvider>,
  )
  return { ...kit, created }
}
const logo = new File(['x'], 'logo.png', { type: 'image/png' })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const choose = (name: string, file: File) =>
  fireEvent.change(screen.getByLabelText(`${name} 고르기`), { target: { files: [file] } })
const submit = () => screen.getByRole('button', { name: '컬렉션 만들기' })

function fill() {
  choose('로고', logo)
  type('한글 이름', '달빛 응원단')
  type('영문 이름', 'Dawn Crew')
  type('링크 이름', 'dawn-crew')
}

describe('S3.26 the draft of a collection', () => {
  test('is one page, whose button waits for a logo and for names that keep the rules', () => {
    show()
    expect(submit()).toHaveProperty('disabled', true)
    expect(screen.getByText(/로고는 꼭 필요해요/).className).toBe('fandeck-caption')
    choose('배너', new File(['x'], 'banner.gif'))
    expect(screen.getByRole('alert').textContent).toContain('banner.gif 파일은 올릴 수 없어요')
    fill()
    expect(submit()).toHaveProperty('disabled', false)
    type('링크 이름', '달빛')
    expect(submit()).toHaveProperty('disabled', true)
  })

  test('has its main picture, its category and further links below, which are open once they are used', () => {
    show()
    const more = () => document.querySelector('details')
    expect(more()?.open).toBe(false)
    for (const label of ['대표 이미지 고르기', '종류', '미디엄 주소', '텔레그램 주소', '다른 링크 주소'])
      expect(more()?.contains(screen.getByLabelText(label)), label).toBe(true)
    type('텔레그램 주소', 'https://t.example')
    expect(more()?.open).toBe(true)
  })

  test('counts bytes, not characters', () => {
    show()
    type('소개', '가나다\na')
    expect(screen.getByText('9 / 1,000바이트')).toBeTruthy()
    type('한글 이름', '달'.repeat(24))
    expect(screen.queryByText(/ 60바이트/)).toBeNull()
    type('한글 이름', '달'.repeat(25))
    expect(screen.getByText('50 / 60바이트')).toBeTruthy()
    type('소개', '가'.repeat(501))
    expect(screen.getByRole('alert').textContent).toBe('1000바이트까지 입력할 수 있어요.')
  })

  test('is sent with everything typed, and then forgotten', async () => {
    const { server, created } = show()
    fill()
    type('웹사이트 주소', 'fandeck.example')
    expect(screen.getByRole('alert').textContent).toBe('https://로 시작하는 주소를 입력해 주세요.')
    press('컬렉션 만들기')
    expect(server.requests.filter(({ method }) => method === 'POST')).toEqual([])
    type('웹사이트 주소', 'https://fandeck.example')
    type('미디엄 주소', 'https://medium.example')
    press('컬렉션 만들기')
    press('컬렉션 만들기')
    await waitFor(() => expect(created).toHaveBeenCalledExactlyOnceWith(3))
    const sent = server.requests.filter(({ method }) => method === 'POST')
    expect(sent).toHaveLength(1)
    const form = sent[0]?.body instanceof FormData ? Object.fromEntries(sent[0].body) : {}
    expect(form).toMatchObject({ coll_eng_nm: 'Dawn Crew', network: 'KAIA', royalty: '0.0', logo })
    expect(form).toMatchObject({ medium: 'https://medium.example', web_sns: 'https://fandeck.example' })
    expect(Object.keys(localStorage).filter((key) => key.includes('collection-draft'))).toEqual([])
  })

  test('stays after a refusal and over a reload', async () => {
    const { server } = show({
      on: { 'POST /mypage/collection': () => refuse(409, '이미 사용 중인 이름이에요.', 'NAME_TAKEN') },
    })
    fill()
    press('컬렉션 만들기')
    expect((await screen.findByRole('alert')).textContent).toBe('이미 사용 중인 이름이에요.')
    cleanup()
    show()
    await settled()
    expect(screen.getByLabelText('영문 이름')).toHaveProperty('value', 'Dawn Crew')
    expect(server.requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })
})

describe('S3.27 the names', () => {
  test('are checked while they are typed: not allowed, taken, free', async () => {
    show()
    type('영문 이름', '달빛')
    expect(screen.getByText('영문과 숫자로 입력해 주세요.')).toBeTruthy()
    type('영문 이름', 'Moonlight Crew')
    await waitFor(() =>
      expect(screen.getByText('이미 사용 중인 이름이에요. 다른 이름을 입력해 주세요.')).toBeTruthy(),
    )
    type('영문 이름', 'Dawn Crew')
    await waitFor(() => expect(screen.getByText('쓸 수 있는 이름이에요.')).toBeTruthy())
  })
})

describe('S7.43 S7.44 created collections', () => {
  test('are deleted after a question, and stay after a refusal', async () => {
    const { server, fandeck } = collectionsKit()
    const deleted = vi.fn()
    render(
      <FandeckProvider fandeck={fandeck}>
        <CollectionList onDeleted={deleted} />
      </FandeckProvider>,
    )
    await settled()
    const rows = () =>
      [...document.querySelectorAll('.fandeck-collections__words b')].map((b) => b.textContent)
    expect(rows()).toEqual(['달빛 응원단', '새벽 직관러'])
    press('달빛 응원단 지우기')
    expect(await screen.findByText('‘달빛 응원단’ 컬렉션을 지울까요?')).toBeTruthy()
    expect(server.requests.filter(({ method }) => method === 'DELETE')).toEqual([])
    press('지우기')
    await waitFor(() => expect(rows()).toEqual(['새벽 직관러']))
    expect(deleted).toHaveBeenCalledOnce()
    server.on('DELETE /mypage/collection/1', () => refuse(404, '컬렉션을 찾을 수 없어요.', 'NOT_FOUND'))
    await waitFor(() => expect(screen.queryByText('‘달빛 응원단’ 컬렉션을 지울까요?')).toBeNull())
    press('새벽 직관러 지우기')
    await screen.findByText('‘새벽 직관러’ 컬렉션을 지울까요?')
    press('지우기')
    expect(await screen.findByText('컬렉션을 찾을 수 없어요.')).toBeTruthy()
    expect(rows()).toEqual(['새벽 직관러'])
  })
})
