import axe from 'axe-core'
import { type ComponentType, createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { en } from './messages.en.ts'
import { ko } from './messages.ko.ts'
import { MessagesProvider } from './messages.ts'
import { Button } from './primitives/button/Button.tsx'
import { Dialog } from './primitives/dialog/Dialog.tsx'
import { FIELD_SPELLINGS } from './stories/field-spellings.ts'
import { latinLabels, unexplained } from './stories/latin-labels.ts'
import { misreadFields } from './stories/misread-fields.ts'
import './stories/page-styles.ts'
import { StoryFrame } from './stories/StoryFrame.tsx'
import { smallTargets } from './stories/small-targets.ts'

/** A story, and the values of its controls. */
type Story = ComponentType & { args?: object }

const everyFile = import.meta.glob<Record<string, Story>>('./**/*.stories.tsx', { eager: true })
/** The folders whose stories this run draws; all without the variable. */
const folders: string | undefined = import.meta.env.FANDECK_STORIES
const files = folders
  ? Object.fromEntries(
      Object.entries(everyFile).filter(([file]) =>
        folders.split(',').includes(file.slice('./'.length, file.lastIndexOf('/'))),
      ),
    )
  : everyFile

const cleanUps: (() => void)[] = []
/** Disables transitions and animations, so that axe checks the final colours. */
const still = new CSSStyleSheet()
still.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important }')

beforeAll(() => {
  document.documentElement.lang = 'ko'
  document.documentElement.dataset.theme = 'auto'
  document.title = 'Fandeck'
  document.adoptedStyleSheets.push(still)
})

afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp()
})

/** Only the contrast depends on the colour scheme: the run in dark checks all rules, the one in light this one. */
const RULES: axe.RunOptions = matchMedia('(prefers-color-scheme: dark)').matches
  ? {}
  : { runOnly: ['color-contrast'] }

async function violationsOf(Story: Story, messages = ko, rules = RULES): Promise<string[]> {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  cleanUps.push(() => {
    root.unmount()
    host.remove()
  })
  flushSync(() =>
    root.render(
      <MessagesProvider messages={messages}>
        <StoryFrame>{createElement(Story, Story.args)}</StoryFrame>
      </MessagesProvider>,
    ),
  )
  for (const root of roots()) if (root !== document) root.adoptedStyleSheets.push(still)
  await settled()
  const { violations } = await axe.run(document.body, { ...rules, resultTypes: ['violations'] })
  return violations.flatMap((violation) => violation.nodes.map((node) => `${violation.id}: ${node.html}`))
}

const roots = () => [
  document,
  ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? [shadowRoot] : [])),
]

/** Whether an animation is under way and ends. */
const isMoving = ({ playState, effect }: Animation) =>
  playState === 'running' && effect?.getComputedTiming().endTime !== Infinity

/** Waits until overlays are open and stand still, and images are decoded. */
async function settled() {
  await new Promise((resolve) => setTimeout(resolve, 80))
  const overlays = () =>
    roots().flatMap((root) => [...root.querySelectorAll<HTMLElement>('.fandeck-overlay')])
  await vi.waitFor(
    () => expect(overlays().filter(({ dataset }) => dataset.status !== 'open')).toEqual([]),
    5000,
  )
  // A dialog that still grows has targets that are too small.
  const moving = () =>
    overlays()
      .flatMap((overlay) => overlay.getAnimations({ subtree: true }))
      .filter(isMoving)
  await vi.waitFor(() => expect(moving()).toEqual([]), 5000)
  await Promise.all(
    [...document.images].map((image) => {
      // A lazy image below the fold does not load without scrolling.
      image.loading = 'eager'
      return image.decode().catch(() => {})
    }),
  )
}

const Bad = () => (
  <>
    {/* biome-ignore lint/a11y/useAltText: the violation is intended */}
    <img src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>" />
    <p style={{ color: '#aaa', background: '#bbb' }}>읽기 어려운 글</p>
  </>
)

const Latin = () => (
  <>
    <p>Buy now</p>
    <p>FAQ</p>
    <p>QR 코드</p>
    <p lang="en">Sold out</p>
  </>
)

describe('the check itself', () => {
  test('finds an image without alternative text and text without contrast', async () => {
    const found = (await violationsOf(Bad, ko, {})).join('\n')
    expect(found).toContain('image-alt')
    expect(found).toContain('color-contrast')
  })

  test('S1.1 finds texts and names in Latin letters, also in shadow roots, and no kept or English ones', async () => {
    const host = document.body.appendChild(document.createElement('div'))
    cleanUps.push(() => host.remove())
    host.attachShadow({ mode: 'open' }).innerHTML = '<button aria-label="Close">×</button>'
    await violationsOf(Latin)
    expect(unexplained(latinLabels()).toSorted()).toEqual(['Buy now', 'Close'])
  })

  test('finds targets below 44 px, and none whose area is larger than what is seen', async () => {
    await violationsOf(() => (
      <>
        <button type="button" style={{ width: 44, height: 30 }}>
          작은 버튼
        </button>
        <p>
          글 안의 <a href="#here">링크</a>
        </p>
        <Button size={36}>넉넉한 버튼</Button>
      </>
    ))
    expect(smallTargets()).toEqual([expect.stringContaining('작은 버튼')])
  })

  test('applies the style sheet and the colour scheme of this run', () => {
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches
    document.body.style.background = 'var(--fd-bg)'
    expect(getComputedStyle(document.body).backgroundColor).toBe(
      isDark ? 'rgb(15, 14, 19)' : 'rgb(255, 255, 255)',
    )
  })

  test('includes portals such as dialogs', async () => {
    await violationsOf(() => <Dialog open onOpenChange={() => {}} title="보이나요?" />)
    const panel = document.querySelector('[role="dialog"]')
    expect(panel && getComputedStyle(panel).opacity).toBe('1')
  })

  test('includes shadow roots', async () => {
    const host = document.body.appendChild(document.createElement('div'))
    cleanUps.push(() => host.remove())
    host.attachShadow({ mode: 'open' }).innerHTML =
      '<p style="color: #aaa; background: #bbb">읽기 어려운 글</p>'
    expect((await violationsOf(() => <p>이야기</p>)).join('\n')).toContain('color-contrast')
  })

  test('finds the stories', () => {
    expect(Object.keys(files).length).toBeGreaterThan(20)
  })
})

for (const [file, stories] of Object.entries(files)) {
  describe(file, () => {
    for (const [name, Story] of Object.entries(stories)) {
      if (name === 'default' || typeof Story !== 'function') continue
      test(`S1.1 ${name} has no accessibility violation, Korean labels, targets of 44 px, and fields that read what hands type (D94)`, async () => {
        expect(await violationsOf(Story)).toEqual([])
        if (!name.startsWith('English')) expect(unexplained(latinLabels())).toEqual([])
        // A sheet whose code loads late may still grow.
        await vi.waitFor(() => expect(smallTargets()).toEqual([]), 5000)
        if (!name.startsWith('English')) expect(misreadFields(roots(), FIELD_SPELLINGS)).toEqual([])
      })
    }
  })
}

const controlled = Object.entries(files).flatMap(([file, { Controls }]) =>
  Controls ? [{ file, Controls }] : [],
)

describe.each([320, 1280])('S10.6 at %i px', (width) => {
  beforeAll(() => page.viewport(width, 844))
  afterAll(() => page.viewport(390, 844))

  test.each(controlled)(
    '$file has no accessibility violation in English, and no sideways scroll',
    async ({ Controls }) => {
      expect(await violationsOf(Controls, en)).toEqual([])
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    },
  )
})
