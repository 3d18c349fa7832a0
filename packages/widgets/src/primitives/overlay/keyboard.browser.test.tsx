import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import '../../stories/page-styles.ts'
import { atRest } from '../../settled.test-helper.ts'
import { Button } from '../button/Button.tsx'
import { Dialog } from '../dialog/Dialog.tsx'
import { Drawer } from '../drawer/Drawer.tsx'
import { Field } from '../field/Field.tsx'

afterEach(() => {
  if (window.visualViewport) Reflect.deleteProperty(window.visualViewport, 'height')
  cleanup()
})

const BELOW_KEYBOARD = 480

/** Emulates a keyboard, which no browser opens without a device: the visual viewport is smaller than the page. */
function keyboard(height: number) {
  const view = window.visualViewport
  if (!view) throw new Error('This browser has no visual viewport.')
  Object.defineProperty(view, 'height', { value: height, configurable: true })
  view.dispatchEvent(new Event('resize'))
}

const form = (
  <form>
    <p style={{ height: 300 }}>안내</p>
    <Field label="비밀번호" />
    <Button type="submit">확인하기</Button>
  </form>
)
const shown = {
  'a sheet': (
    <Drawer open onOpenChange={() => {}} title="제목">
      {form}
    </Drawer>
  ),
  'a tall sheet': (
    <Drawer open onOpenChange={() => {}} title="제목" top={212}>
      {form}
    </Drawer>
  ),
  'a sheet with a pinned button': (
    <Drawer open onOpenChange={() => {}} title="제목" footer={<Button>확인하기</Button>}>
      <p style={{ height: 500 }}>안내</p>
      <Field label="비밀번호" />
    </Drawer>
  ),
  'a dialog': (
    <Dialog open onOpenChange={() => {}} title="제목">
      {form}
    </Dialog>
  ),
}

test.each(Object.entries(shown))(
  'the keyboard covers neither the focused field of %s nor its button',
  async (_, overlay) => {
    render(overlay)
    await atRest('.fandeck-overlay')
    const field = screen.getByLabelText('비밀번호')
    const button = screen.getByRole('button', { name: '확인하기' })
    field.focus()
    keyboard(BELOW_KEYBOARD)
    for (const element of [field, button]) {
      const { top, bottom } = element.getBoundingClientRect()
      expect(bottom).toBeLessThanOrEqual(BELOW_KEYBOARD)
      expect(top).toBeGreaterThanOrEqual(0)
      // No element of the sheet covers them.
      const { left, width, height } = element.getBoundingClientRect()
      const seen = document.elementFromPoint(left + width / 2, top + height / 2)
      expect(seen !== null && (element.contains(seen) || seen.contains(element))).toBe(true)
    }
  },
)

test('a sheet returns to the lower edge when the keyboard closes', async () => {
  render(shown['a sheet'])
  await atRest('.fandeck-overlay')
  screen.getByLabelText('비밀번호').focus()
  const bottom = () => screen.getByRole('dialog').getBoundingClientRect().bottom
  expect(bottom()).toBe(innerHeight)
  keyboard(BELOW_KEYBOARD)
  expect(bottom()).toBe(BELOW_KEYBOARD)
  keyboard(innerHeight)
  await waitFor(() => expect(bottom()).toBe(innerHeight))
})

test('a bar of the browser does not move a sheet', async () => {
  render(shown['a sheet'])
  await atRest('.fandeck-overlay')
  keyboard(innerHeight - 56)
  expect(screen.getByRole('dialog').getBoundingClientRect().bottom).toBe(innerHeight)
})
