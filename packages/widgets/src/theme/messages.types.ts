/** The type of a message in any language, from its Korean type. */
export type Widen<T> = T extends string ? string : T extends (p: infer P) => string ? (p: P) => string : T

/** The type of a section in any language, from its Korean type. */
export type Widened<Section> = { [Key in keyof Section]: Widen<Section[Key]> }
