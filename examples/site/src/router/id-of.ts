/** Returns the number of a path's parameter; `undefined` for what is no number of an item. */
export const idOf = (text: string | undefined): number | undefined =>
  text !== undefined && /^(0|[1-9]\d{0,8})$/.test(text) ? Number(text) : undefined
