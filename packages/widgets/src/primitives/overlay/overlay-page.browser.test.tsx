import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useEffect, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import '../../stories/page-styles.ts'
import { Button } from '../button/Button.tsx'
import { Dialog } from '../dialog/Dialog.tsx'
import { Drawer } from '../drawer/Drawer.tsx'

afterEach(cleanup)

/** Returns the elements of the page that an overlay hides. */
const hidden = () =>
  [
    ...document.querySelectorAll(
      'body > [inert], body > [aria-hidden="true"], body > [data-floating-ui-inert]',
    ),
  ].map((element) => element.outerHTML.slice(0, 80))

/** A drawer whose button closes it and opens a dialog in the same update, as the purchase sheet does. */
function Chain() {
  const [open, setOpen] = useState<'drawer' | 'dialog'>()
  return (
    <>
      <Button onClick={() => setOpen('drawer')}>열기</Button>
      <Drawer
        open={open === 'drawer'}
        onOpenChange={() => setOpen(undefined)}
        title="판"
        footer={<Button onClick={() => setOpen('dialog')}>다음</Button>}
      >
        내용
      </Drawer>
      <Dialog
        open={open === 'dialog'}
        onOpenChange={() => setOpen(undefined)}
        title="창"
        actions={<Button onClick={() => setOpen(undefined)}>확인</Button>}
      />
    </>
  )
}

test.each([
  ['', false],
  [' in StrictMode', true],
])('restores the page after one overlay, and after one that replaces another%s', async (_, strict) => {
  render(
    strict ? (
      <StrictMode>
        <Chain />
      </StrictMode>
    ) : (
      <Chain />
    ),
  )
  for (let round = 0; round < 5; round++) {
    await userEvent.click(screen.getByRole('button', { name: '열기' }))
    await screen.findByRole('dialog', { name: '판' })
    await waitFor(() => expect(hidden()).toHaveLength(1))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(document.querySelector('.fandeck-scrim')).toBeNull())
    await waitFor(() => expect(hidden()).toEqual([]))

    await userEvent.click(screen.getByRole('button', { name: '열기' }))
    await userEvent.click(await screen.findByRole('button', { name: '다음' }))
    await userEvent.click(await screen.findByRole('button', { name: '확인' }))
    await waitFor(() => expect(document.querySelector('.fandeck-scrim')).toBeNull())
    await waitFor(() => expect(hidden()).toEqual([]))
  }
})

/** Opens two overlays in the same frame. */
function Both() {
  const [upper, setUpper] = useState(true)
  const [lower, setLower] = useState(true)
  return (
    <>
      <Button>쪽</Button>
      <Drawer open={lower} onOpenChange={setLower} title="아래">
        내용
      </Drawer>
      <Dialog open={upper} onOpenChange={setUpper} title="위" />
    </>
  )
}

test('hides the lower of two overlays that open at once, but not the upper, and then restores the page', async () => {
  render(<Both />)
  const upper = await screen.findByRole('dialog', { name: '위' })
  await waitFor(() => expect(upper.contains(document.activeElement)).toBe(true))
  expect(screen.queryByRole('dialog', { name: '아래' })).toBeNull()
  expect(screen.getByRole('dialog', { name: '위' })).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  const lower = await screen.findByRole('dialog', { name: '아래' })
  await waitFor(() => expect(lower.contains(document.activeElement)).toBe(true))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.querySelector('.fandeck-scrim')).toBeNull())
  await waitFor(() => expect(hidden()).toEqual([]))
  expect(screen.getByRole('button', { name: '쪽' })).toBeTruthy()
})

/** Opens the upper overlay in the frame before the lower one hides the page. */
function JustThen() {
  const [upper, setUpper] = useState(false)
  useEffect(() => {
    requestAnimationFrame(() => requestAnimationFrame(() => setUpper(true)))
  }, [])
  return (
    <>
      <Drawer open onOpenChange={() => {}} title="아래">
        내용
      </Drawer>
      <Dialog open={upper} onOpenChange={setUpper} title="위" />
    </>
  )
}

test('does not hide an overlay that opens while the lower one hides the page', async () => {
  for (let round = 0; round < 10; round++) {
    const { unmount } = render(<JustThen />)
    const upper = await screen.findByRole('dialog', { name: '위' })
    await waitFor(() => expect(upper.contains(document.activeElement)).toBe(true))
    expect(screen.getByRole('dialog', { name: '위' })).toBe(upper)
    unmount()
  }
})
