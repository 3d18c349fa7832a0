import { type InputHTMLAttributes, useRef } from 'react'

type Handlers = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'onChange' | 'onCompositionStart' | 'onCompositionEnd' | 'onBlur'
>
type Format = (typed: string) => string

const SEPARATOR = /[\s-]/g

/** Returns the position behind as many characters as are before the caret, separators aside. */
function caretOf(formatted: string, before: string): number {
  let left = before.replace(SEPARATOR, '').length
  let caret = 0
  for (; caret < formatted.length && left > 0; caret++)
    if (formatted.charAt(caret).search(SEPARATOR) < 0) left--
  return caret
}

/** Writes the formatted text into an input; the caret stays behind the same character. */
function write(input: HTMLInputElement, format: Format): void {
  const formatted = format(input.value)
  if (formatted === input.value) return
  const { selectionStart } = input
  const caret =
    selectionStart === null ? null : caretOf(formatted, format(input.value.slice(0, selectionStart)))
  input.value = formatted
  // Also within the shadow root of a tag.
  if (input.matches(':focus')) input.setSelectionRange(caret, caret)
}

/** Changes an input as a person does, so that React, Preact and forms hear of it. */
function type(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Returns the handlers of an input that rewrites its text while it is typed: the caret stays behind the same character,
 * and a syllable in composition is left alone until the composition has ended. `onChange` reads the formatted text.
 *
 * @see D94
 */
export function useFormattedInput(format: Format, handlers: Handlers): Handlers {
  const composing = useRef(false)
  const settle = (input: HTMLInputElement) => {
    const formatted = format(input.value)
    if (!composing.current && formatted !== input.value) type(input, formatted)
  }
  return {
    onChange(event) {
      if (!composing.current) write(event.target, format)
      handlers.onChange?.(event)
    },
    onCompositionStart(event) {
      composing.current = true
      handlers.onCompositionStart?.(event)
    },
    onCompositionEnd(event) {
      const { currentTarget } = event
      composing.current = false
      // The next syllable begins in the same task; a changed text would tear it.
      setTimeout(() => settle(currentTarget))
      handlers.onCompositionEnd?.(event)
    },
    onBlur(event) {
      composing.current = false
      settle(event.currentTarget)
      handlers.onBlur?.(event)
    },
  }
}
