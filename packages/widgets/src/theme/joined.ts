/** Messages of one widget with flat keys, and messages of errors by code. */
export interface Section {
  readonly [key: string]: unknown
  readonly errors?: Readonly<Record<string, string>> | undefined
}

/** Recursive at its end, because TypeScript would stop at 50 parts otherwise. */
type Intersection<Parts extends readonly unknown[], Joined = unknown> = Parts extends readonly [
  infer First,
  ...infer Rest,
]
  ? Intersection<Rest, Joined & First>
  : Joined

/** Merges sections. */
export const joined = <Parts extends readonly Section[]>(...parts: Parts): Intersection<Parts> =>
  // TypeScript cannot infer the merge of n objects. No two sections share a key.
  Object.assign({}, ...parts, {
    errors: Object.assign({}, ...parts.map(({ errors }) => errors)),
  }) as Intersection<Parts>
