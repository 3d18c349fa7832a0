import { FandeckProvider } from '@fandeck/react'
import { refuse } from '@fandeck/sdk/testing'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { settled } from '../settled.test-helper.ts'
import { FavouriteButton } from './FavouriteButton.tsx'
import { FavouriteList } from './FavouriteList.tsx'
import { aFavourite, type FavouritesKitOptions, favouritesKit } from './favourites.fixtures.tsx'

afterEach(cleanup)

async function show(options: FavouritesKitOptions = {}) {
  const kit = favouritesKit(options)
  render(
    <FandeckProvider fandeck={kit.fandeck}>
      <FavouriteList />
      <FavouriteButton card={aFavourite({ cardId: 9, cardName: '소하' })} />
    </FandeckProvider>,
  )
  await settled()
  return kit
}
const shown = () => document.querySelectorAll('.fandeck-favourites__item').length
const heart = (name: string) => screen.getByRole('button', { name: `${name} 좋아요` })

describe('S7.46 S7.47 the favourites', () => {
  test('are listed, and a heart removes one', async () => {
    const { server } = await show()
    expect(shown()).toBe(4)
    expect(screen.getByText('4장')).toBeTruthy()
    fireEvent.click(heart('서도윤'))
    await waitFor(() => expect(shown()).toBe(3))
    const sent = server.requests.find(({ method }) => method === 'POST')
    expect(sent?.body).toEqual({ collection_seq: 9, cont_seq: 2, favor_yn: 'N' })
  })

  test('gain a design whose heart is pressed', async () => {
    await show()
    expect(heart('소하').getAttribute('aria-pressed')).toBe('false')
    fireEvent.click(heart('소하'))
    await waitFor(() => expect(shown()).toBe(5))
  })

  test('return to the former state after a refusal, with its message', async () => {
    await show({
      on: { 'POST /mypage/nft/favor': () => refuse(404, '카드를 찾을 수 없어요.', 'NOT_FOUND') },
    })
    fireEvent.click(heart('서도윤'))
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('카드를 찾을 수 없어요.'))
    expect(shown()).toBe(4)
    expect(heart('서도윤').getAttribute('aria-pressed')).toBe('true')
  })

  test('say so when there are none', async () => {
    await show({ favourites: [] })
    expect(screen.getByText('아직 좋아요한 카드가 없어요')).toBeTruthy()
  })
})
