import { refuse } from '@fandeck/sdk/testing'
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { settled } from '../settled.test-helper.ts'
import { type ShowcaseKitOptions, ShowcaseStory, STORIES } from '../stories/showcase.fixtures.tsx'
import { StoryDetail } from './StoryDetail.tsx'
import { StoryList } from './StoryList.tsx'

afterEach(cleanup)

async function show(part: ReactElement, options: ShowcaseKitOptions = {}) {
  render(<ShowcaseStory {...options}>{part}</ShowcaseStory>)
  await settled()
}
const list = <StoryList hrefOf={(storyId) => `/story/${storyId}`} />
const words = () => document.body.textContent

describe('S2.5 D26 the stories', () => {
  test('are links with title, summary and date', async () => {
    await show(list)
    const links = screen.getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/story/1', '/story/2'])
    expect(links[0]?.textContent).toContain('카드를 만드는 사람들을 만났어요.2026.11.20(금)')
  })

  test('say that there are none', async () => {
    await show(list, { stories: [] })
    expect(words()).toContain('아직 이야기가 없어요')
  })

  test('say that they could not be read', async () => {
    await show(list, { on: { 'GET /static/stories/stories.json': () => refuse(403, '볼 수 없어요.') } })
    expect(screen.getByRole('alert').textContent).toContain('다시 시도하기')
  })

  test('one has its title, its date and its text', async () => {
    await show(<StoryDetail storyId={1} />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('카드 한 장이 나오기까지')
    expect(words()).toContain('2026.11.20(금) · 읽는 데')
  })

  test('one leads to the story posted before it, and the oldest to the newest', async () => {
    const nextOf = async (storyId: number, hrefOf?: (id: number) => string) => {
      cleanup()
      await show(<StoryDetail storyId={storyId} hrefOf={hrefOf} />)
      const next = screen.queryByRole('navigation', { name: '다음 이야기' })
      return next?.querySelector('a')?.getAttribute('href')
    }
    const hrefOf = (id: number) => `/story/${id}`
    expect(await nextOf(1, hrefOf)).toBe('/story/2')
    expect(await nextOf(2, hrefOf)).toBe('/story/1')
    expect(await nextOf(1)).toBeUndefined()
  })

  test('the only one leads nowhere', async () => {
    await show(<StoryDetail storyId={1} hrefOf={String} />, { stories: STORIES.slice(0, 1) })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('카드 한 장이 나오기까지')
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  test('one whose text is gone shows what the page gives', async () => {
    const gone = { 'GET /notion/:pageId': () => refuse(404, '없어요.', 'NOT_FOUND') }
    await show(<StoryDetail storyId={1} notFound={<p>404</p>} />, { on: gone })
    expect(words()).toBe('404')
  })
})
