import type { AttributeKinds } from './element-types.ts'

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/**
 * A boolean attribute is present or absent; React 18 writes `false` as a string. The server of React 19 writes the
 * property `dropId` as it is, which is `dropid` in HTML.
 */
function read(element: HTMLElement, name: string, kind: AttributeKinds[string] | undefined) {
  const text = element.getAttribute(name) ?? element.getAttribute(name.replace(/-/g, ''))
  if (kind === Boolean) return text !== null && text !== 'false'
  return text === null ? undefined : kind === Number ? Number(text) : text
}

/** Returns the attributes of an element as typed values, by property name. */
export const readAttributes = (element: HTMLElement, kinds: AttributeKinds) =>
  Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => [camelCase(name), read(element, name, kind)]),
  )

/** Reflects each attribute as a property of the class. */
export function reflect(prototype: HTMLElement, kinds: AttributeKinds): void {
  for (const [name, kind] of Object.entries(kinds))
    Object.defineProperty(prototype, camelCase(name), {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return read(this, name, kind)
      },
      set(this: HTMLElement, value: unknown) {
        if (value === undefined || value === null || value === false) this.removeAttribute(name)
        else this.setAttribute(name, value === true ? '' : String(value))
      },
    })
}

/** Applies properties that the page has set before the script loaded: they shadow those of the class. */
export function upgrade(element: HTMLElement, names: readonly string[]): void {
  for (const name of names.map(camelCase))
    if (Object.hasOwn(element, name)) {
      const value: unknown = Reflect.get(element, name)
      Reflect.deleteProperty(element, name)
      Reflect.set(element, name, value)
    }
}
