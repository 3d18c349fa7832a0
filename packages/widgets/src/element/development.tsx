// What an element tells its page's developer. Loaded on the developer's own machine only, or with `debug`.
import type { FandeckError } from '@fandeck/sdk'
import type { ReactNode } from 'react'
import type { AttributeKinds } from './element-types.ts'
import { MistakeBox } from './MistakeBox.tsx'
import { mistakeOf, warningsOf } from './mistakes.ts'

const said = /* @__PURE__ */ new WeakMap<Element, Set<string>>()

/** Says each mistake of an element on the console, once; returns the box for the error that has stopped it. */
export function advise(element: Element, kinds: AttributeKinds, error?: FandeckError): ReactNode {
  const known = said.get(element) ?? new Set()
  said.set(element, known)
  const tag = element.localName
  for (const { title, fix } of warningsOf(element, kinds)) {
    const text = `<${tag}>: ${title}${title.endsWith('?') ? '' : '.'} Write ${fix}`
    // biome-ignore lint/suspicious/noConsole: for the page's developer
    if (!known.has(text)) console.warn(text)
    known.add(text)
  }
  return (
    error && <MistakeBox element={element} error={error} mistake={mistakeOf(element, kinds, error.message)} />
  )
}
