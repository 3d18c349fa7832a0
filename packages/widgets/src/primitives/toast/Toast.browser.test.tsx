import { cleanup, render, waitFor } from '@testing-library/react'
import { type ReactElement, useEffect, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import '../../stories/page-styles.ts'
import { Dialog } from '../dialog/Dialog.tsx'
import { Drawer } from '../drawer/Drawer.tsx'
import { ToastProvider, useToast } from './ToastProvider.tsx'

afterEach(async () => {
  cleanup()
  await page.viewport(390, 844)
})

function Shower() {
  const toasts = useToast()
  useEffect(() => toasts.show('지갑 연결에 실패했어요. 다시 시도해 주세요.', { timeout: 0 }), [toasts])
  return <p style={{ height: 3000 }}>이야기</p>
}

test.each([
  ['in the middle of a phone', 390, 844, { x: 35, width: 320 }],
  ['in the middle of a desktop', 1280, 800, { x: 480, width: 320 }],
  ['with a margin on a narrow page', 320, 640, { x: 16, width: 288 }],
])('S2.44 a toast is 120 px below the top and 320 px wide, %s', async (_, width, height, wanted) => {
  await page.viewport(width, height)
  render(
    <ToastProvider>
      <Shower />
    </ToastProvider>,
  )
  scrollTo(0, 500)
  const box = () => document.querySelector('.fandeck-toast')?.getBoundingClientRect()
  await waitFor(() => expect(box()).toMatchObject({ ...wanted, y: 120 }))
})

test('S2.44 the toast does not block the page under it', async () => {
  render(
    <ToastProvider>
      <Shower />
    </ToastProvider>,
  )
  await waitFor(() => expect(document.querySelector('.fandeck-toast')).toBeTruthy())
  expect(document.elementFromPoint(36, 110)?.closest('.fandeck-toasts')).toBeNull()
  expect(document.elementFromPoint(195, 140)?.closest('.fandeck-toast')).toBeTruthy()
})

/** A drawer that opens after its toasts. */
function OverDrawer() {
  const [open, setOpen] = useState(false)
  useEffect(() => setOpen(true), [])
  return (
    <>
      <Drawer open={open} onOpenChange={setOpen} title="판" top={0}>
        내용
      </Drawer>
      <Shower />
    </>
  )
}

test('S2.44 D74 the toast stands above a drawer in the top layer', async () => {
  render(
    <ToastProvider>
      <OverDrawer />
    </ToastProvider>,
  )
  await waitFor(() => expect(document.querySelector('.fandeck-scrim[data-status="open"]')).toBeTruthy())
  const { x, y } = document.querySelector('.fandeck-toast')?.getBoundingClientRect() ?? { x: 0, y: 0 }
  expect(document.elementFromPoint(x + 40, y + 20)?.closest('.fandeck-toast')).toBeTruthy()
})

const still = () => {}
const drawerAt = (top: number) => (open: boolean) => (
  <Drawer open={open} onOpenChange={still} title="판" top={top}>
    내용
  </Drawer>
)
const SHEETS: readonly (readonly [string, (open: boolean) => ReactElement])[] = [
  ['a wallet', drawerAt(72)],
  ['a card', drawerAt(48)],
  ['a list of players', drawerAt(212)],
  [
    'a sheet that grows later',
    (open) => (
      <Drawer open={open} onOpenChange={still} title="판">
        <Later />
      </Drawer>
    ),
  ],
  [
    'a tall dialog',
    (open) => (
      <Dialog open={open} onOpenChange={still} title="판">
        <p style={{ height: 560 }}>내용</p>
      </Dialog>
    ),
  ],
]

function Later() {
  const [tall, setTall] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setTall(true), 100)
    return () => clearTimeout(timer)
  }, [])
  return <p style={{ height: tall ? 620 : 40 }}>내용</p>
}

function OverSheet({ sheet }: { sheet: (open: boolean) => ReactElement }) {
  const [open, setOpen] = useState(false)
  useEffect(() => setOpen(true), [])
  return (
    <>
      {sheet(open)}
      <Shower />
    </>
  )
}

test.each(SHEETS)('S2.44 the toast leaves the title of %s in sight', async (_, sheet) => {
  render(
    <ToastProvider>
      <OverSheet sheet={sheet} />
    </ToastProvider>,
  )
  await waitFor(() => expect(document.querySelector('.fandeck-scrim[data-status="open"]')).toBeTruthy())
  await new Promise((done) => setTimeout(done, 600))
  const title = document.querySelector('.fandeck-overlay h2')?.getBoundingClientRect()
  const toast = document.querySelector('.fandeck-toast')?.getBoundingClientRect()
  if (!title || !toast) throw new Error('no title or toast')
  expect([title.bottom <= toast.top || title.top >= toast.bottom, toast.bottom < 844]).toEqual([true, true])
  expect(document.elementFromPoint(title.x + 4, title.y + title.height / 2)?.closest('h2')).toBeTruthy()
})
