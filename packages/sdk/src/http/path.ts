/**
 * A path with its values encoded.
 *
 * @example
 * path`/claim/qr/${idx}`
 */
export function path(texts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return String.raw({ raw: texts }, ...values.map((value) => encodeURIComponent(value)))
}
