// What a fan does and sees on a document, in any engine: each step waits for what it needs.
import { until } from '../until.ts'
import type { EnginePage, EngineView } from './engine.ts'
import { askFinder, CHOSEN, firstOf, INSTALL, type Target } from './finder.ts'

/** A document as a fan uses it. */
export interface Screen<View extends EngineView = EnginePage> {
  view: View
  /** Presses once the element is there, enabled, at rest and uncovered. */
  press(target: Target): Promise<void>
  /** Waits for an element; returns its text. */
  sees(target: Target): Promise<string>
  /** Waits until there are so many elements. */
  counts(target: Target, count: number): Promise<void>
  /** Waits for a text; returns what matches. */
  reads(text: string | RegExp): Promise<string>
  /** Gives a file to the file input of an element. */
  choose(file: string, within: Target): Promise<void>
  /** Returns all text that is shown. */
  text(): Promise<string>
  /** Waits for the frame with the sandbox of another origin. */
  frame(): Promise<Screen<EngineView>>
}

/** A page as a fan uses it. */
export interface PageScreen extends Screen {
  /** Replaces the text of a field by typing. */
  fill(target: Target, text: string): Promise<void>
  /** Waits until the path of the page matches. */
  arrives(path: RegExp): Promise<void>
}

export const button = (name: string | RegExp, within?: Target): Target => ({
  role: 'button',
  name,
  ...(within && { within }),
})
export const link = (name: string | RegExp): Target => ({ role: 'link', name })
export const dialog = (name: string | RegExp): Target => ({ role: 'dialog', name })

/** Names a target in a message. */
function nameOf(target: Target): string {
  const own = 'label' in target ? `field ${target.label}` : `${target.role} ${target.name ?? ''}`
  return target.within ? `${own} in ${nameOf(target.within)}` : own
}

/** The first iframe of a document, including its shadow roots. */
const IFRAME = `(() => {
  const search = (root) => root.querySelector('iframe') ??
    [...root.querySelectorAll('*')].map(({ shadowRoot }) => shadowRoot && search(shadowRoot)).find(Boolean)
  return search(document)
})()`

export function screenOf<View extends EngineView>(view: View): Screen<View> {
  /** Returns the answer of the finder, which a new document gets first. */
  async function ask(expression: string): Promise<unknown> {
    const answer = await view.evaluate(expression)
    if (Array.isArray(answer)) return answer[0] ?? undefined
    await view.evaluate(`void (${INSTALL})`)
    return
  }
  const count = async (target: Target) => Number(await ask(askFinder('find', target, '.length')))

  return {
    view,
    async press(target) {
      let last: unknown
      await until(`press ${nameOf(target)}`, async () => {
        const spot = await ask(askFinder('spot', target))
        const still = spot !== undefined && spot === last
        last = spot
        if (!still) return
        await view.press(CHOSEN)
        return true
      })
    },
    sees: (target) =>
      until(`see ${nameOf(target)}`, async () => {
        const text = await ask(askFinder('find', target, '[0]?.textContent'))
        return typeof text === 'string' ? text : undefined
      }),
    async counts(target, wanted) {
      await until(
        `see ${wanted} × ${nameOf(target)}`,
        async () => (await count(target)) === wanted || undefined,
      )
    },
    reads: (text) =>
      until(`read ${text}`, async () => {
        const shown = String(await ask(askFinder('text')))
        return typeof text === 'string' ? (shown.includes(text) ? text : undefined) : text.exec(shown)?.[0]
      }),
    async choose(file, within) {
      await until(`choose a file in ${nameOf(within)}`, async () => {
        if (!(await ask(askFinder('find', within, '.length')))) return
        await view.choose(firstOf(within, 'input[type=file]'), file)
        return true
      })
    },
    text: async () => String((await ask(askFinder('text'))) ?? (await ask(askFinder('text'))) ?? ''),
    frame: async () => screenOf(await until('see a frame', () => view.frame(IFRAME))),
  }
}

export function pageScreenOf(page: EnginePage): PageScreen {
  const screen = screenOf(page)
  return {
    ...screen,
    async fill(target, text) {
      await screen.press(target)
      await page.evaluate(`void ${CHOSEN}.select()`)
      await page.type(text)
    },
    async arrives(path) {
      await until(`arrive at ${path}`, async () => {
        const here = String(await page.evaluate('location.pathname + location.search'))
        return path.test(here) || undefined
      })
    },
  }
}
