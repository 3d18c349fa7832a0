// A fan sees home at 1.0 s and the page reacts at 2.7 s (CPU 4x, 1.6 Mbps; `pnpm bench:site`): what is pressed or typed in
// the 1.7 s between is kept.
import './start-scripts.ts'

const READY = 'fandeck:ready'
/** The server renders no checkboxes and no radio buttons. */
const CONTROLS = '#root :is(button, input, textarea, select)'

/**
 * Keeps what a fan enters into the server's HTML of a page before its part of the page reacts: the contents of fields,
 * and the last button that is pressed. Each part receives its own as soon as it is ready, the fields first. Resolves
 * with the first input.
 *
 * A kept press goes no further: the part may react before it says so, and would see the press twice.
 */
export function keepEarlyInput(): Promise<void> {
  const unready = new Set(document.querySelectorAll<HTMLElement>(CONTROLS))
  const entered = new Map<HTMLElement, () => void>()
  let pressed: HTMLElement | undefined

  document.addEventListener(READY, ({ detail: part }) => {
    for (const control of unready) if (part === 'page' || !control.closest('main')) unready.delete(control)
    for (const [field, enter] of entered) {
      if (unready.has(field)) continue
      entered.delete(field)
      if (field.isConnected) enter()
    }
    if (!pressed || unready.has(pressed)) return
    if (pressed.isConnected) pressed.click()
    pressed = undefined
  })

  return new Promise((begin) => {
    const listen = (type: 'click' | 'input', keep: (control: HTMLElement, event: Event) => void) =>
      document.addEventListener(
        type,
        (event) => {
          const control = event.target instanceof Element && event.target.closest<HTMLElement>(CONTROLS)
          if (!control || !unready.has(control)) return
          keep(control, event)
          begin()
        },
        true,
      )
    listen('input', (field) => entered.set(field, entryOf(field)))
    // Typed before this script ran.
    for (const field of unready) if (isChanged(field)) entered.set(field, entryOf(field))
    if (entered.size > 0) begin()
    listen('click', (control, event) => {
      if (!(control instanceof HTMLButtonElement)) return
      // A form that no script handles yet would reload the page.
      event.preventDefault()
      event.stopPropagation()
      pressed = control
    })
  })
}

/** Whether a field has another content than the server's HTML gave it. */
function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement) {
    const given = [...field.options].findIndex(({ defaultSelected }) => defaultSelected)
    return field.selectedIndex !== Math.max(given, 0)
  }
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  return isText && field.value !== field.defaultValue
}

/** Returns what enters a field's present content once more, for React, which has not seen it being entered. */
function entryOf(field: Element): () => void {
  if (field instanceof HTMLSelectElement) {
    const { value } = field
    return () => {
      field.value = value
      field.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    const { value } = field
    return () => enterText(field, value)
  }
  return () => {}
}

/** React ignores an event after which a field has the value that was last set through the field's own property. */
function enterText(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
