import { FandeckProvider } from '@fandeck/react'
import { refuse } from '@fandeck/sdk/testing'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { aShop } from '../drop-model/drop.fixtures.ts'
import { ModalProvider } from '../primitives/modal-host/ModalProvider.tsx'
import { settled } from '../settled.test-helper.ts'
import { DropPage } from './DropPage.tsx'

afterEach(cleanup)

/** Draws the page; returns the titles of its drop, the last one at last. */
async function show(reply?: () => Response) {
  const { fandeck, server } = aShop()
  if (reply) server.on('GET /minting/:seq', reply)
  const titles: (string | undefined)[] = []
  render(
    <FandeckProvider fandeck={fandeck}>
      <ModalProvider>
        <DropPage
          dropId={1}
          renderHead={(drop) => void titles.push(drop?.info.title)}
          notFound={<p>없는 드롭</p>}
        />
      </ModalProvider>
    </FandeckProvider>,
  )
  await settled()
  return titles
}

describe('DropPage', () => {
  test('gives the drop to the page around it for its metadata', async () => {
    const titles = await show()
    expect(titles[0]).toBeUndefined()
    expect(titles.at(-1)).toBe(screen.getByRole('heading', { level: 1 }).textContent)
  })

  test('shows the page of an unknown address for an unknown drop', async () => {
    await show(() => refuse(404, '없어요', 'NOT_FOUND'))
    expect(screen.getByText('없는 드롭')).toBeTruthy()
  })

  test('D55 is an outage with a retry when the drop cannot be loaded', async () => {
    await show(() => refuse(403, '볼 수 없어요.'))
    expect(screen.getByRole('alert')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('드롭')
  })
})
