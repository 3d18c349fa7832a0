import { describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { aPopup } from '../testing/content-fixtures.ts'
import { refuse } from '../testing/fake-server.ts'
import { NOON } from '../testing/fixtures.ts'
import { testKit } from '../testing/test-kit.ts'
import { getMainPopupsEndpoint, getPopupNoticesEndpoint } from './popups.endpoints.ts'
import { popupsFor } from './popups.rules.ts'
import { MainPopupReply, type Popup, PopupNoticeReply, popupOf } from './popups.schema.ts'
import { createPopups, getMainPopups, getPopupNotices } from './popups.ts'

const DAY = 24 * 3_600_000
const ids = (popups: readonly Popup[]) => popups.map(({ popupId }) => popupId)

const readingA = {
  popupSequence: 7,
  imgPath: '/a.webp',
  blankYN: 'Y',
  linkUrl: '/event',
  popupName: '가을',
  exposureUrl: '/',
}
const readingB = {
  pop_seq: 7,
  pop_nm: '가을',
  pop_st_dttm: '2026-11-20 12:00:00',
  pop_ed_dttm: '2026-11-21 12:00:00',
  link_url: '/event',
  exposure_url: '/',
  blank_yn: 'Y',
  img_path: '/a.webp',
}

describe('the two wire shapes', () => {
  const normal = { popupId: 7, name: '가을', image: '/a.webp', linkUrl: '/event', newWindow: true, path: '/' }

  test('S3.23 reading A', () => {
    expect(popupOf(readingA)).toEqual(normal)
    expect(z.decode(PopupNoticeReply, { count: 1, rows: [readingA] }).rows).toEqual([normal])
    expect(z.encode(PopupNoticeReply, { count: 1, rows: [normal] }).rows).toEqual([readingA])
  })

  test('S3.24 reading B has the same normal form, with its period', () => {
    expect(popupOf(readingB)).toMatchObject(normal)
    expect(popupOf(readingB)?.endAt).toBe(NOON + DAY)
    const { rows } = z.decode(MainPopupReply, { count: 1, rows: [readingB] })
    expect(z.encode(MainPopupReply, { count: 1, rows }).rows).toEqual([readingB])
  })

  test.each([[null], [{}], [{ ...readingA, imgPath: null }], [{ ...readingB, pop_st_dttm: '어제' }]])(
    'a row of neither shape is left out without hiding others: %j',
    async (row) => {
      const { fandeck, server } = testKit()
      const data = { count: 2, rows: [row, readingA] }
      server.on('GET /main/popup/notice', () => Response.json({ status: '200', data }))
      expect(ids(await getPopupNotices(fandeck))).toEqual([7])
    },
  )

  test('S7.11 GET /main/popup and S7.13 GET /main/popup/notice', async () => {
    const { fandeck, server } = testKit()
    const period = { startAt: NOON, endAt: NOON + DAY }
    server.answer(getMainPopupsEndpoint, { count: 1, rows: [aPopup(period)] })
    server.answer(getPopupNoticesEndpoint, { count: 1, rows: [aPopup()] })
    expect(await getMainPopups(fandeck)).toEqual([aPopup(period)])
    expect(await getPopupNotices(fandeck)).toEqual([aPopup()])
    expect(server.requests.map(({ path }) => path)).toEqual(['/main/popup', '/main/popup/notice'])
  })
})

describe('S4.41 the popups of a path', () => {
  const all = [
    aPopup({ popupId: 1 }),
    aPopup({ popupId: 2, path: '/event' }),
    aPopup({ popupId: 3, startAt: NOON, endAt: NOON + 1 }),
    aPopup({ popupId: 3 }),
  ]
  test.each([
    ['/', NOON, [], [1, 3]],
    ['/', NOON - 1, [], [1, 3]],
    ['/event', NOON, [], [2]],
    ['/event/', NOON, [], []],
    ['/', NOON, [1], [3]],
    ['/', NOON, [1, 3], []],
  ])('on %s at %d, dismissed %j: %j', (path, now, dismissed, expected) => {
    expect(ids(popupsFor(all, { path, now, dismissed }))).toEqual(expected)
  })

  test.each([
    [-1, 0],
    [0, 1],
    [999, 1],
    [1000, 0],
  ])('%d ms after its start %d is open', (ms, open) => {
    const popup = aPopup({ startAt: NOON, endAt: NOON + 1000 })
    expect(popupsFor([popup], { path: '/', now: NOON + ms, dismissed: [] })).toHaveLength(open)
  })
})

function walker(rows: Popup[] = [aPopup(), aPopup({ popupId: 2, path: '/event' })]) {
  const kit = testKit()
  kit.server.answer(getPopupNoticesEndpoint, () => ({ count: rows.length, rows }))
  const popups = createPopups(kit.fandeck)
  return { ...kit, popups, open: () => ids(popups.getState().open) }
}

describe('S4.41 S4.42 createPopups', () => {
  test('a route change closes what is open, then opens the popups of the path', async () => {
    const { popups, open } = walker()
    await popups.enter('/')
    expect(open()).toEqual([1])
    const moved = popups.enter('/event')
    expect(open()).toEqual([])
    await moved
    expect(open()).toEqual([2])
    await popups.enter('/nowhere')
    expect(open()).toEqual([])
  })

  test('a slow list opens nothing after the page was left', async () => {
    const { popups, open } = walker()
    await Promise.all([popups.enter('/'), popups.enter('/event')])
    expect(open()).toEqual([2])
  })

  test('closed without a tick it comes back; ticked it stays away until midnight in Seoul', async () => {
    const { popups, open, clock, fandeck } = walker()
    const dismissed = vi.fn()
    fandeck.on('popups:dismissed', dismissed)
    await popups.enter('/')
    popups.close(1)
    await popups.enter('/')
    expect(open()).toEqual([1])
    popups.close(1, { today: true })
    expect(dismissed).toHaveBeenCalledExactlyOnceWith({ popupId: 1, day: '20261120' })
    await popups.enter('/')
    expect(open()).toEqual([])
    // Noon to the last millisecond of the day, then the first of the next.
    await clock.advance(12 * 3_600_000 - 1)
    await popups.enter('/')
    expect(open()).toEqual([])
    await clock.advance(1)
    await popups.enter('/')
    expect(open()).toEqual([1])
  })

  test('dismissals are read again from the storage; damaged ones count as empty', async () => {
    const { fandeck, popups, storage } = walker()
    popups.close(1, { today: true })
    expect(JSON.parse(storage.getItem('fandeck:popups') ?? '')).toEqual({ 20261120: [1] })
    const again = createPopups(fandeck)
    await again.enter('/')
    expect(again.getState().open).toEqual([])
    storage.setItem('fandeck:popups', '{')
    await again.enter('/')
    expect(ids(again.getState().open)).toEqual([1])
  })

  test('the list is fetched once a minute, and again after a failure', async () => {
    const { popups, server, clock } = walker()
    server.on('GET /main/popup/notice', () => refuse(400, '안 돼요.'))
    await popups.enter('/')
    expect(popups.getState()).toEqual({ path: '/', loading: false, open: [] })
    server.answer(getPopupNoticesEndpoint, { count: 1, rows: [aPopup()] })
    for (const path of ['/', '/event', '/']) await popups.enter(path)
    expect(server.requests).toHaveLength(2)
    await clock.advance(60_000)
    await popups.enter('/')
    expect(server.requests).toHaveLength(3)
  })
})
