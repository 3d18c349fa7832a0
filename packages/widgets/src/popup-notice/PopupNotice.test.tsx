import { FandeckProvider } from '@fandeck/react'
import type { Fandeck } from '@fandeck/sdk'
import type { Popup } from '@fandeck/sdk/popups'
import { aPopup, NOON, testKit } from '@fandeck/sdk/testing'
import { getPopupNoticesEndpoint } from '@fandeck/sdk/wire'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { gone, settled } from '../settled.test-helper.ts'
import { PopupDialog } from './PopupDialog.tsx'
import { PopupNotice } from './PopupNotice.tsx'
import { PopupStill } from './PopupStill.tsx'

afterEach(cleanup)

async function onPage(rows: Popup[], path = '/', before: (fandeck: Fandeck) => void = () => {}) {
  const kit = testKit()
  before(kit.fandeck)
  kit.server.answer(getPopupNoticesEndpoint, { count: rows.length, rows })
  const view = (path: string) => (
    <FandeckProvider fandeck={kit.fandeck}>
      <PopupNotice path={path} />
    </FandeckProvider>
  )
  const { rerender } = render(view(path))
  await settled()
  async function goTo(path: string) {
    rerender(view(path))
    await settled()
    await gone()
  }
  return { ...kit, goTo }
}
const dialog = () => screen.queryByRole('dialog', { name: '새 소식' })
const names = () => screen.queryAllByRole('heading', { hidden: true }).map(({ textContent }) => textContent)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const tick = () => fireEvent.click(screen.getByRole('checkbox', { name: '오늘 하루 보지 않기' }))

describe('S4.41 the popups of a path', () => {
  test('open in one dialog, and close when the path changes', async () => {
    const { goTo } = await onPage([aPopup(), aPopup({ popupId: 2, name: '둘' })])
    expect(names()).toEqual(['플립 카드가 열렸어요', '둘'])
    await goTo('/event')
    expect(dialog()).toBeNull()
    await goTo('/')
    expect(dialog()).not.toBeNull()
  })

  test('render nothing on a path without popups', async () => {
    await onPage([aPopup({ path: '/event' })])
    expect(dialog()).toBeNull()
  })
})

describe('S4.42 not again today', () => {
  const two = [aPopup(), aPopup({ popupId: 2 })]

  test('closed with the checkbox ticked stay hidden until midnight in Seoul', async () => {
    const { goTo, clock } = await onPage(two)
    tick()
    press('닫기')
    await gone()
    await goTo('/event')
    await goTo('/')
    expect(dialog()).toBeNull()
    await clock.advance(12 * 3_600_000)
    await goTo('/event')
    await goTo('/')
    expect(dialog()).not.toBeNull()
  })

  test.each([
    ['its button', () => press('닫기')],
    ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ])('closed by %s without the checkbox appear again', async (_, close) => {
    const { goTo } = await onPage(two)
    close()
    await gone()
    expect(dialog()).toBeNull()
    await goTo('/event')
    await goTo('/')
    expect(names()).toHaveLength(2)
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', false)
  })

  test('closed by Escape with the checkbox ticked stay hidden', () => {
    const onClose = vi.fn()
    render(<PopupDialog popups={two} onClose={onClose} />)
    tick()
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(onClose).toHaveBeenCalledExactlyOnceWith({ today: true })
  })
})

describe('S4.41 S4.42 the dialog of a server’s HTML', () => {
  const two = [aPopup(), aPopup({ popupId: 2, name: '둘' })]

  function still(path = '/') {
    const range = document.createRange()
    const html = renderToStaticMarkup(<PopupStill popups={two} path={path} now={NOON} />)
    document.body.append(range.createContextualFragment(html))
    const dialog = document.querySelector('dialog')
    if (!dialog) throw new Error('No dialog.')
    dialog.open = true
    return dialog
  }
  afterEach(() => document.querySelector('dialog')?.remove())
  const real = () => document.querySelector('.fandeck-popup:not(dialog *)')

  test('names its path, its day in Seoul and its popups', () => {
    expect({ ...still().dataset }).toMatchObject({ path: '/', day: '20261120', popups: '1 2' })
    expect(names()).toEqual(['플립 카드가 열렸어요', '둘'])
  })

  test('is replaced without an animation, and keeps its tick', async () => {
    const dialog = still()
    fireEvent.click(screen.getByRole('checkbox'))
    await onPage(two)
    expect(dialog.isConnected).toBe(false)
    expect(real()?.hasAttribute('data-instant')).toBe(true)
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', true)
  })

  test('stays closed on its path when the visitor has closed it, and opens again on return', async () => {
    still().open = false
    const { goTo } = await onPage(two)
    expect(real()).toBeNull()
    await goTo('/event')
    await goTo('/')
    expect(names()).toHaveLength(2)
    expect(real()?.hasAttribute('data-instant')).toBe(false)
  })

  test('reports what the visitor dismissed before the script had loaded, once', async () => {
    const dialog = still()
    fireEvent.click(screen.getByRole('checkbox'))
    dialog.open = false
    const dismissed = vi.fn()
    const { goTo } = await onPage(two, '/', (fandeck) => fandeck.on('popups:dismissed', dismissed))
    expect(dismissed.mock.calls).toEqual([1, 2].map((popupId) => [{ popupId, day: '20261120' }]))
    await goTo('/event')
    await goTo('/')
    expect(real()).toBeNull()
    expect(dismissed).toHaveBeenCalledTimes(2)
  })

  test.each([
    ['the rule opens no popup', '/', []],
    ['it belongs to another path', '/event', [aPopup()]],
  ])('leaves when %s', async (_, path, rows) => {
    const dialog = still(path)
    await onPage(rows)
    expect(dialog.isConnected).toBe(false)
    expect(document.querySelectorAll('.fandeck-popup')).toHaveLength(rows.length)
  })
})

describe('a popup', () => {
  const show = (change: Partial<Popup>) =>
    render(<PopupDialog popups={[aPopup(change)]} onClose={() => {}} />)
  const link = () => screen.queryByRole('link')

  test('links to a page of the site with the caller’s link', () => {
    const renderLink = vi.fn(() => <i />)
    render(<PopupDialog popups={[aPopup({ newWindow: true })]} onClose={() => {}} renderLink={renderLink} />)
    expect(renderLink).toHaveBeenCalledWith(
      expect.objectContaining({ href: '/dhcfc-2025', target: '_blank', rel: 'noopener' }),
    )
  })

  test('opens another site in a new window without opener and referrer, with any target', () => {
    show({ linkUrl: 'http://shop.example/', newWindow: false })
    const { href, target, rel } = link() as HTMLAnchorElement
    expect([href, target, rel]).toEqual(['http://shop.example/', '_blank', 'noopener noreferrer'])
  })

  test.each([null, 'javascript:alert(1)', '//evil.example', 'event'])('has no link to %j', (linkUrl) => {
    show({ linkUrl })
    expect(link()).toBeNull()
    expect(names()).toHaveLength(1)
  })

  test('shows its period if it has one', () => {
    show({ startAt: NOON, endAt: NOON + 86_400_000 })
    expect(screen.getByText('2026.11.20(금) – 11.21(토)')).toBeTruthy()
  })

  test('renders without a picture', () => {
    show({ image: '' })
    expect(document.querySelector('.fandeck-popup__art')?.hasAttribute('data-failed')).toBe(true)
  })

  test('shows the position only among several', () => {
    show({})
    expect(screen.queryByRole('button', { name: '다음 소식' })).toBeNull()
  })
})
