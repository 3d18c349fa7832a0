type TextField = HTMLInputElement | HTMLTextAreaElement

const TEXT = 'input:not([type]), input:is([type=text], [type=tel], [type=search]), textarea'

const nameOf = (field: TextField) =>
  field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? field.placeholder

/** Changes a field as a person does who pastes a text and goes on. */
function paste(field: TextField, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

/** By name of a field: what is typed, and what it then shows. */
type Table = Readonly<Record<string, readonly (readonly [typed: string, shown: string])[]>>

/** Returns the text fields below the roots that read a spelling wrongly, and those that the table lacks. */
export function misreadFields(roots: readonly ParentNode[], table: Table): string[] {
  const fields = roots.flatMap((root) => [...root.querySelectorAll<TextField>(TEXT)])
  return fields
    .filter((field) => !field.disabled && !field.readOnly)
    .flatMap((field) => {
      const name = nameOf(field)
      const spellings = table[name]
      if (!spellings) return [`${name} is not in the table of text fields`]
      return spellings.flatMap(([typed, shown]) => {
        paste(field, typed)
        const { value } = field
        return value === shown ? [] : [`${name} reads ${typed} as ${value}`]
      })
    })
}
