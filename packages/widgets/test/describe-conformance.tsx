import { cleanup, render } from '@testing-library/react'
import type { CSSProperties, ReactElement, ReactNode, RefCallback } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import type { HeadingLevel, PartProps } from '../src/primitives/part/Part.tsx'
import { settled } from '../src/settled.test-helper.ts'

/** The props under test; spread them on the part. */
export interface ConformanceProps extends Omit<PartProps, 'role' | 'onError'> {
  ref?: RefCallback<Element>
  headingLevel?: HeadingLevel
}

/** How the contract of a part differs. */
export interface ConformanceOptions {
  /** Wraps the part in the context that it needs. */
  inside?(part: ReactElement): ReactElement
  /** The tag of the form control that takes `ref` and attributes in place of the root. */
  control?: 'INPUT' | 'SELECT'
  /** The default level of its heading. */
  heading?: HeadingLevel
}

/** A part by its name. */
export type ConformingPart = readonly [
  name: string,
  draw: (props: ConformanceProps) => ReactElement,
  options?: ConformanceOptions,
]

const style = { '--theirs': '1' } as CSSProperties

/** Tests the contract of every part: `className`, `style`, `ref`, `render`, `data-*`, and the level of its heading. */
export function describeConformance(
  name: string,
  draw: (props: ConformanceProps) => ReactElement,
  { inside = (part) => part, control, heading }: ConformanceOptions = {},
): void {
  async function show(props: ConformanceProps) {
    render(inside(draw(props)))
    await settled()
    const root = document.querySelector<HTMLElement>('.theirs')
    if (!root) throw new Error(`${name} does not render its className.`)
    return root
  }
  const headings = () => document.querySelectorAll('h1, h2, h3, h4, h5, h6')

  describe(name, () => {
    afterEach(cleanup)

    test('merges its class names and styles with the given ones', async () => {
      const root = await show({ className: 'theirs', style })
      expect(root.classList.length).toBeGreaterThan(1)
      expect(root.style.getPropertyValue('--theirs')).toBe('1')
    })

    test('forwards the ref and data attributes', async () => {
      const seen: (Element | null)[] = []
      const attributes = { 'data-theirs': 'x', id: 'theirs' }
      const ref: RefCallback<Element> = (element) => void seen.push(element)
      const root = await show({ className: 'theirs', ref, ...attributes })
      const target = control ? root.querySelector(control) : root
      expect(target?.getAttribute('data-theirs')).toBe('x')
      expect(target?.id).toBe('theirs')
      expect(seen.at(-1)).toBe(target)
      cleanup()
      expect(seen.at(-1)).toBe(null)
    })

    test('replaces its root by an element', async () => {
      const drawn = await show({ className: 'theirs' })
      const [children, classes] = [drawn.children.length, [...drawn.classList]]
      cleanup()
      const seen: (Element | null)[] = []
      const render = <article className="rendered" style={{ top: 1 }} />
      const root = await show({
        className: 'theirs',
        style,
        render,
        ...(!control && { ref: (element) => void seen.push(element) }),
      })
      expect(root.tagName).toBe('ARTICLE')
      expect([...root.classList].sort()).toEqual([...classes, 'rendered'].sort())
      expect([root.style.top, root.style.getPropertyValue('--theirs')]).toEqual(['1px', '1'])
      expect(root.children.length).toBe(children)
      if (!control) expect(seen.at(-1)).toBe(root)
    })

    test('replaces its root by a function', async () => {
      const draws = ({ children, ...props }: { children?: ReactNode }) => (
        <aside {...props} data-drawn="">
          {children}
        </aside>
      )
      const root = await show({ className: 'theirs', render: draws })
      expect([root.tagName, root.hasAttribute('data-drawn')]).toEqual(['ASIDE', true])
    })

    if (heading === undefined) return
    test(`has a heading of level ${heading} by default, or of the given level`, async () => {
      await show({ className: 'theirs' })
      expect(headings()[0]?.tagName).toBe(`H${heading}`)
      cleanup()
      await show({ className: 'theirs', headingLevel: 5 })
      expect(headings()[0]?.tagName).toBe('H5')
    })
  })
}
