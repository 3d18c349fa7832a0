/** A violated rule of a file. */
export type FileProblem = 'name' | 'nameLength' | 'extension' | 'size'

/** The limits of a file; an absent limit is not checked. */
export interface FileLimits {
  /** Maximum number of characters of the name, including the extension. */
  maxNameLength?: number | undefined
  /** Allowed extensions, case-insensitive, with or without the dot; an empty list allows none. */
  extensions?: readonly string[] | undefined
  /** Maximum size in MB of 1,048,576 bytes. */
  maxSizeMb?: number | undefined
}

const BYTES_PER_MB = 1024 * 1024
const HANGUL = /[\u1100-\u11ff가-힣]+/g
const ALLOWED = /^[A-Za-z0-9가-힣ㄱ-ㅎㅏ-ㅣ ~._-]+$/
// `..` consists of allowed characters but names a folder.
const NAMELESS = /^[. ]*$/

/** Composes Hangul, which macOS decomposes. Composing everything would turn a Kelvin sign into a K. */
const compose = (name: string): string => name.replace(HANGUL, (hangul) => hangul.normalize('NFC'))

/** A name that consists of `.png` only has no extension. */
function hasExtension(name: string, extension: string): boolean {
  const ending = `.${extension.replace(/^\./, '')}`.toLowerCase()
  return name.length > ending.length && name.toLowerCase().endsWith(ending)
}

/**
 * Returns the rules that a file violates, in the order of the rules; empty when it may be uploaded. Checks only the
 * name and the size (bytes), not the content. Accepts a `File`.
 *
 * @example
 * checkFile({ name: '응원 사진.PNG', size: 2_000_000 }, { extensions: ['png', 'jpg'], maxSizeMb: 5 }) // []
 * @see S5.6, S5.7, D56
 */
export function checkFile(
  file: { name: string; size: number },
  { maxNameLength = Infinity, extensions, maxSizeMb = Infinity }: FileLimits = {},
): FileProblem[] {
  const name = compose(file.name)
  const rules: [FileProblem, boolean][] = [
    ['name', ALLOWED.test(name) && !NAMELESS.test(name)],
    ['nameLength', [...name].length <= maxNameLength],
    ['extension', !extensions || extensions.some((extension) => hasExtension(name, extension))],
    ['size', Number.isFinite(file.size) && file.size >= 0 && file.size <= maxSizeMb * BYTES_PER_MB],
  ]
  return rules.filter(([, kept]) => !kept).map(([problem]) => problem)
}
