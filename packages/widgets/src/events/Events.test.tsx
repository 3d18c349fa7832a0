import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { LinkProvider } from '../primitives/link/LinkProvider.tsx'
import { settled } from '../settled.test-helper.ts'
import { type ShowcaseKitOptions, ShowcaseStory } from '../stories/showcase.fixtures.tsx'
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
async function detail(props: Partial<EventDetailProps> = {}) {
  render(
    <ShowcaseStory>
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
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('앨범 속 코드로 ORBLIT 카드 받기')
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

  test('that does not exist shows what the page gives, or a sentence', async () => {
    await detail({ eventId: 9, notFound: <p>404</p> })
    expect(words()).toBe('404')
    cleanup()
    await detail({ eventId: 9 })
    expect(words()).toContain('글을 찾을 수 없어요')
  })
})
