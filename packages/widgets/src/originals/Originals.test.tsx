import { FandeckProvider } from '@fandeck/react'
import { refuse } from '@fandeck/sdk/testing'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { serveFavouriteOriginals } from '../favourites/favourites.fixtures.tsx'
import { settled } from '../settled.test-helper.ts'
import { type ShowcaseKitOptions, showcaseKit } from '../stories/showcase.fixtures.tsx'
import { Originals, type OriginalsProps } from './Originals.tsx'

afterEach(cleanup)

async function show(props: OriginalsProps = {}, options: ShowcaseKitOptions = {}) {
  const kit = showcaseKit(options)
  serveFavouriteOriginals(kit)
  render(
    <FandeckProvider fandeck={kit.fandeck}>
      <Originals {...props} />
    </FandeckProvider>,
  )
  await settled()
  return kit
}
const tiles = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
const hrefs = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'))

describe('S1.4 D26 the originals', () => {
  test('are counted by category: the named ones in their order, then the others', async () => {
    await show()
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '전체 4',
      '축구',
      '농구',
      '아이돌',
      '전시',
    ])
    expect(hrefs()).toEqual(['/fcseoul-2025', '/busan', '/itta'])
  })

  test('are filtered by the category that the reader chooses', async () => {
    const onCategoryChange = vi.fn()
    await show({ onCategoryChange })
    fireEvent.click(screen.getByRole('button', { name: '농구' }))
    expect(onCategoryChange).toHaveBeenCalledExactlyOnceWith('basketball')
    expect(tiles()).toHaveLength(1)
  })

  test('keep the category of the page, and say that it is empty', async () => {
    await show({ category: 'baseball' })
    expect(tiles()).toEqual([])
    expect(document.body.textContent).toContain('아직 오리지널이 없어요')
  })

  test('whose pages do not exist yet say so', async () => {
    await show({ isComing: (linkUrl) => linkUrl === '/itta' })
    expect(tiles().map((text) => text?.startsWith('준비 중'))).toEqual([false, false, true, false])
  })
})

describe('D109 the hearts of originals', () => {
  test('are not there for a visitor', async () => {
    await show()
    expect(screen.queryByRole('button', { name: 'FC서울 좋아요' })).toBeNull()
  })

  test('mark a club at once, and say why one was not saved', async () => {
    const { server } = await show({}, { loggedIn: true })
    const heart = () => screen.getByRole('button', { name: 'FC서울 좋아요' })
    fireEvent.click(heart())
    await settled()
    expect(heart().getAttribute('aria-pressed')).toBe('true')
    server.on('POST /mypage/original/favor', () => refuse(404, '오리지널을 찾을 수 없어요.', 'NOT_FOUND'))
    fireEvent.click(heart())
    await settled()
    expect(heart().getAttribute('aria-pressed')).toBe('true')
    expect(screen.getByRole('alert').textContent).toBe('오리지널을 찾을 수 없어요.')
  })
})
