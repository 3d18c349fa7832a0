/** Messages of one widget with flat keys, and messages of errors by code. */
export interface Section {
  readonly [key: string]: unknown
  readonly errors?: Readonly<Record<string, string>> | undefined
}

type Intersection<Parts extends readonly unknown[]> = Parts extends readonly [infer First, ...infer Rest]
  ? First & Intersection<Rest>
  : unknown

/** Merges sections. */
export const joined = <Parts extends readonly Section[]>(...parts: Parts): Intersection<Parts> =>
  // TypeScript cannot infer the merge of n objects. No two sections share a key.
  Object.assign({}, ...parts, {
    errors: Object.assign({}, ...parts.map(({ errors }) => errors)),
  }) as Intersection<Parts>
