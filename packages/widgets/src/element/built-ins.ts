// Built-ins that pages replace, for the libraries of the scripts; `embed.plugins.ts` puts them there.

/** `Array.from`. */
export function arrayFrom(items: unknown, map?: (item: unknown, at: number) => unknown): unknown[] {
  const given: Iterable<unknown> | ArrayLike<unknown> = Object(items)
  const list = Symbol.iterator in given ? [...given] : [...Array(given.length).keys()].map((at) => given[at])
  return map ? list.map((item, at) => map(item, at)) : list
}

/** `Array.prototype.reduce`. */
export function reduce(
  list: ArrayLike<unknown>,
  step: (sum: unknown, item: unknown, at: number, list: ArrayLike<unknown>) => unknown,
  ...start: unknown[]
): unknown {
  let at = start.length > 0 ? 0 : 1
  let sum = start.length > 0 ? start[0] : list[0]
  for (; at < list.length; at++) sum = step(sum, list[at], at, list)
  return sum
}

/** `Function.prototype.bind` with arguments. */
export const bind =
  (run: (...args: unknown[]) => unknown, context: unknown, ...given: unknown[]) =>
  (...more: unknown[]): unknown =>
    Reflect.apply(run, context, [...given, ...more])

/** `Element.prototype.remove`, and the `remove` of anything else. */
export function remove(item: (ChildNode | { remove(): unknown }) | null | undefined): unknown {
  if (!(item instanceof Node)) return item?.remove()
  item.parentNode?.removeChild(item)
  return undefined
}
