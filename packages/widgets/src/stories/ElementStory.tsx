import type { Fandeck } from '@fandeck/sdk'
import { createElement, useState } from 'react'
import type { FandeckElementClass } from '../element/create-element.tsx'
import { configure } from '../element/element-config.ts'
import { Button } from '../primitives/button/Button.tsx'

export interface ElementStoryProps {
  tag: string
  element: FandeckElementClass
  /** Creates the client for the elements of the page. */
  fandeck(): Fandeck
  attributes?: Readonly<Record<string, string>>
}

/** An open custom element, and a button that reopens it. */
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
