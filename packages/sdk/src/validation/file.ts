/** What is wrong with a file, one word for each rule. */
export type FileProblem = 'name' | 'nameLength' | 'extension' | 'size'

/** What a file is measured by; a limit that is absent is not checked. */
export interface FileLimits {
  /** Most characters of the whole name, extension included. */
  maxNameLength?: number | undefined
  /** Extensions that are taken, in any case, with or without their dot; an empty list takes none. */
  extensions?: readonly string[] | undefined
  /** Largest size in MB of 1,048,576 bytes. */
  maxSizeMb?: number | undefined
}

const BYTES_PER_MB = 1024 * 1024
const HANGUL = /[\u1100-\u11ff가-힣]+/g
const ALLOWED = /^[A-Za-z0-9가-힣ㄱ-ㅎㅏ-ㅣ ~._-]+$/
// `..` is written with allowed characters, and names a folder.
const NAMELESS = /^[. ]*$/

/** macOS hands 가 out as ᄀ and ᅡ. Hangul alone is composed: composing all would turn a Kelvin sign into a K. */
const compose = (name: string): string => name.replace(HANGUL, (hangul) => hangul.normalize('NFC'))

/** A name that is nothing but `.png` has no extension. */
function hasExtension(name: string, extension: string): boolean {
  const ending = `.${extension.replace(/^\./, '')}`.toLowerCase()
  return name.length > ending.length && name.toLowerCase().endsWith(ending)
}

/**
 * All that is wrong with a file before it is uploaded, in the order of the rules; empty when it may be. Only the name
 * and the size are looked at, never what is inside. A `File` can be passed as it is; its size is in bytes.
 *
 * @example
 * checkFile({ name: '응원 사진.PNG', size: 2_000_000 }, { extensions: ['png', 'jpg'], maxSizeMb: 5 }) // []
 * @see spec §5 file (S5.6, S5.7, D56)
 */
export function checkFile(
  file: { name: string; size: number },
  { maxNameLength = Infinity, extensions, maxSizeMb = Infinity }: FileLimits = {},
): FileProblem[] {
  const name = compose(file.name)
  const rules: [FileProblem, boolean][] = [
    ['name', ALLOWED.test(name) && !NAMELESS.test(name)],
    ['nameLength', Array.from(name).length <= maxNameLength],
    ['extension', !extensions || extensions.some((extension) => hasExtension(name, extension))],
    ['size', Number.isFinite(file.size) && file.size >= 0 && file.size <= maxSizeMb * BYTES_PER_MB],
  ]
  return rules.filter(([, kept]) => !kept).map(([problem]) => problem)
}
