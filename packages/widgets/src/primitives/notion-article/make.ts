/** Makes an element; strings become text nodes, and an attribute that is `undefined` is left out. */
export function make(
  tag: string,
  attributes: Record<string, string | undefined>,
  ...content: readonly (Node | string)[]
): HTMLElement {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined) element.setAttribute(name, value)
  element.append(...content)
  return element
}
