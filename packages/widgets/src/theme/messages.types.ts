/** A sentence of the Korean catalogue as any language may write it. */
export type Widen<T> = T extends string ? string : T extends (p: infer P) => string ? (p: P) => string : T

/** A part of the catalogue as any language may write it. */
export type Widened<Section> = { [Key in keyof Section]: Widen<Section[Key]> }
