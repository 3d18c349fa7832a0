import { ok, refuse, type SeenRequest } from '@fandeck/sdk/testing'
import { Entry } from '@fandeck/sdk/wire'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { LinkProvider } from '../primitives/link/LinkProvider.tsx'
import { settled } from '../settled.test-helper.ts'
import { DRAW, ENTRY, type ShowcaseKitOptions, ShowcaseStory } from '../stories/showcase.fixtures.tsx'
import { EventDetail, type EventDetailProps } from './EventDetail.tsx'
import { EventList, type EventListProps } from './EventList.tsx'

afterEach(cleanup)

async function list(
  props: Partial<EventListProps> = {},
  options: ShowcaseKitOptions & { pass?: boolean } = {},
) {
  render(
    <ShowcaseStory {...options}>
      <LinkProvider renderLink={({ href, children }) => <a href={href}>{children}</a>} supportHref="/help">
        <EventList hrefOf={(eventId) => `/event/${eventId}`} {...props} />
      </LinkProvider>
    </ShowcaseStory>,
  )
  await settled()
}
async function detail(props: Partial<EventDetailProps> = {}, options: ShowcaseKitOptions = {}) {
  render(
    <ShowcaseStory {...options}>
      <EventDetail eventId={1} {...props} />
    </ShowcaseStory>,
  )
  await settled()
}
const hrefs = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'))
const words = () => document.body.textContent

describe('S1.4 D26 the list of events', () => {
  test('shows the open ones first, and those of the phase that the reader chooses', async () => {
    const onPhaseChange = vi.fn()
    await list({ onPhaseChange })
    expect(hrefs()).toEqual(['/event/1'])
    expect(screen.getByRole('button', { name: '진행 중 1' }).getAttribute('aria-pressed')).toBe('true')
    fireEvent.click(screen.getByRole('button', { name: '예정' }))
    expect(onPhaseChange).toHaveBeenCalledExactlyOnceWith('upcoming')
    expect(hrefs()).toEqual(['/event/2'])
    expect(words()).toContain('내일 시작')
  })

  test('keeps the phase of the page', async () => {
    await list({ phase: 'closed' })
    expect(hrefs()).toEqual(['/event/3'])
    fireEvent.click(screen.getByRole('button', { name: '예정' }))
    expect(hrefs()).toEqual(['/event/3'])
  })

  test('says that a phase is empty', async () => {
    await list({ phase: 'upcoming' }, { events: [] })
    expect(words()).toContain('여기에는 이벤트가 없어요')
  })

  test('D55 offers a retry and the support of the page after a failure', async () => {
    await list(
      {},
      { pass: true, on: { 'GET /static/events/events.json': () => Promise.reject(new TypeError('')) } },
    )
    expect(await screen.findByRole('button', { name: '다시 시도하기' })).toBeTruthy()
    expect(screen.getByRole('link', { name: '고객센터' }).getAttribute('href')).toBe('/help')
  })
})

describe('S1.4 D26 one event', () => {
  test('has its picture, its text, its period and the way to take part', async () => {
    const renderHead = vi.fn(() => null)
    await detail({ renderHead })
    const heading = screen.getByRole('heading', { level: 1 })
    expect(heading.textContent).toBe('앨범 속 코드로 ORBLIT 카드 받기')
    expect(heading.nextElementSibling?.className).toBe('fandeck-event__period')
    expect(screen.getByRole('link', { name: '참여하러 가기' }).getAttribute('href')).toBe('/orblit')
    expect(renderHead.mock.calls[0]).toEqual([undefined])
    expect(renderHead.mock.lastCall).toEqual([expect.objectContaining({ eventId: 1 })])
  })

  test.each([
    [2, false, '아직 시작하지 않은 이벤트예요'],
    [3, false, '종료된 이벤트예요'],
    [1, true, '참여 페이지를 준비하고 있어요'],
  ])('event %i says why there is no way to take part', async (eventId, coming, sentence) => {
    await detail({ eventId, isComing: () => coming })
    expect(words()).toContain(sentence)
    expect(screen.queryByRole('link', { name: '참여하러 가기' })).toBeNull()
  })

  test('with a draw is entered once, and says when the winners are announced', async () => {
    const seen: unknown[] = []
    const answer = ok(Entry, ENTRY)
    const on = {
      'POST /event/entry': ({ body }: SeenRequest) => {
        seen.push(body)
        return answer
      },
    }
    await detail({}, { events: [DRAW], entries: [], on })
    fireEvent.click(screen.getByRole('button', { name: '응모하기' }))
    await settled()
    expect(seen).toEqual([{ event_seq: 1 }])
    expect(screen.getByRole('status').textContent).toBe('응모했어요. 당첨자는 11.30(월)부터 알려 드려요.')
    expect(screen.queryByRole('button', { name: '응모하기' })).toBeNull()
  })

  test('with a draw that the member has entered has no button', async () => {
    await detail({}, { events: [DRAW], entries: [ENTRY] })
    expect(screen.getByRole('status').textContent).toContain('응모했어요.')
    expect(screen.queryByRole('button', { name: '응모하기' })).toBeNull()
  })

  test('with a draw asks a visitor to sign in, and shows why an entry is refused', async () => {
    const onSignInRequest = vi.fn()
    await detail({ onSignInRequest }, { events: [DRAW] })
    fireEvent.click(screen.getByRole('button', { name: '로그인하고 응모하기' }))
    expect(onSignInRequest).toHaveBeenCalledOnce()
    cleanup()
    const on = { 'POST /event/entry': () => refuse(409, '지금은 응모할 수 없어요.', 'ENTRY_CLOSED') }
    await detail({}, { events: [DRAW], entries: [], on })
    fireEvent.click(screen.getByRole('button', { name: '응모하기' }))
    await settled()
    expect(screen.getByRole('alert').textContent).toBe('지금은 응모할 수 없어요.')
    expect(screen.getByRole('button', { name: '응모하기' })).toBeTruthy()
  })

  test('that does not exist shows what the page gives, or a sentence', async () => {
    await detail({ eventId: 9, notFound: <p>404</p> })
    expect(words()).toBe('404')
    cleanup()
    await detail({ eventId: 9 })
    expect(words()).toContain('글을 찾을 수 없어요')
  })
})
