import {
  type AllHTMLAttributes,
  cloneElement,
  createElement,
  forwardRef,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type RefCallback,
} from 'react'
import { classNames } from '../class-names.ts'
import { assignRef } from './refs.ts'

/** The props for a `render` function: attributes, children and ref of the root element. Spread them. */
export interface RenderedProps extends HTMLAttributes<HTMLElement> {
  className: string
  ref: RefCallback<HTMLElement>
}

/**
 * Replaces the root element of a part. The props of an element override those of the part, except class names and
 * styles, which are merged; a function receives the props of the part.
 *
 * @example
 * <DropTags render={<header />} />
 * <Tag render={(props) => <a {...props} href="/drops" />}>SALE</Tag>
 */
export type PartRender = ReactElement<HTMLAttributes<HTMLElement>> | ((props: RenderedProps) => ReactNode)

/** The props of every part: `className`, `style`, `render` and attributes, including `data-*`, of its root element. */
export interface PartProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'title' | 'onChange'> {
  render?: PartRender | undefined
}

/** The level of a heading: 1 is `<h1>`. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6

/** The props of a part with a heading. */
export interface HeadedPartProps extends PartProps {
  headingLevel?: HeadingLevel | undefined
}

interface RootProps extends AllHTMLAttributes<HTMLElement> {
  /** @default 'div' */
  tag?: string
  /** The class names of the part, before those of the caller. */
  base?: string
  render?: PartRender | undefined
  viewBox?: string
  fill?: string
}

/** The root element of a part. */
export const Part = /* @__PURE__ */ forwardRef<HTMLElement, RootProps>(function Part(
  { tag = 'div', base, className, render, ...rest },
  ref,
) {
  const props = { ...rest, className: classNames(base, className) }
  // A callback ref is assignable to any element type; a ref object of `HTMLElement` is not.
  if (typeof render === 'function') return render({ ...props, ref: (element) => assignRef(ref, element) })
  if (!render) return createElement(tag, { ...props, ref })
  const own = render.props
  return cloneElement(render, {
    ...props,
    ...own,
    className: classNames(props.className, own.className),
    style: { ...props.style, ...own.style },
    ...(ref && { ref }),
  })
})

const LEVELS = [1, 2, 3, 4, 5, 6] as const

/** Returns the next lower heading level. */
export function levelBelow(level: number): HeadingLevel {
  return LEVELS[level] ?? 6
}
