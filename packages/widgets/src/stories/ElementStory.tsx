import type { Fandeck } from '@fandeck/sdk'
import { createElement, useState } from 'react'
import type { FandeckElementClass } from '../element/create-element.tsx'
import { configure } from '../element/element-config.ts'
import { Button } from '../primitives/button/Button.tsx'

export interface ElementStoryProps {
  tag: string
  element: FandeckElementClass
  /** Makes the client that the elements of the page speak to. */
  fandeck(): Fandeck
  attributes?: Readonly<Record<string, string>>
}

/** A custom element that is open, as a page writes it, and a button that opens it again. */
export function ElementStory({ tag, element, fandeck, attributes }: ElementStoryProps) {
  useState(() => {
    configure({ fandeck: fandeck() })
    element.define()
  })
  return (
    <>
      <Button onClick={() => document.querySelector(tag)?.setAttribute('open', '')}>열기</Button>
      {createElement(tag, { open: '', ...attributes })}
    </>
  )
}
