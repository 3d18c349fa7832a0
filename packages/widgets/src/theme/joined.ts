/** Sentences of one subject: flat keys, and sentences for errors by their code. */
export interface Section {
  readonly [key: string]: unknown
  readonly errors?: Readonly<Record<string, string>>
}

type Intersection<Parts extends readonly unknown[]> = Parts extends readonly [infer First, ...infer Rest]
  ? First & Intersection<Rest>
  : unknown

/** Sections laid side by side as one. */
export const joined = <Parts extends readonly Section[]>(...parts: Parts): Intersection<Parts> =>
  // The compiler cannot follow a merge of any number of objects; no key stands in two sections.
  Object.assign({}, ...parts, {
    errors: Object.assign({}, ...parts.map(({ errors }) => errors)),
  }) as Intersection<Parts>
