/** Spellings of a file in a request: by its path on the machine, and from folders above. */
const ASKED = (file: string, below: string): string[] => [
  ...[`/@fs${file}`, `/@fs/${below}`, `/@fs//${file}`, `/@id${file}`, `/@id/${below}`, `/file:${file}`, file],
  ...[`/${below}`, `//${below}`, `/./${below}`, '/secret', '/.fandeck/secret', '/assets/.fandeck/secret'],
  ...[1, 2, 3, 4, 5].flatMap((depth) => [
    `/${'../'.repeat(depth)}${below}`,
    `/assets/${'../'.repeat(depth)}${below}`,
  ]),
]
const SUFFIXES = [
  '',
  '?raw',
  '?import&raw',
  '?raw??',
  '?url',
  '?inline',
  '?.svg?.wasm?init',
  '?import',
  '%00',
  '/',
  '/.',
]
const WRITTEN: readonly ((path: string) => string)[] = [
  (path) => path,
  (path) => path.replaceAll('.', '%2e'),
  (path) => path.replaceAll('.', '%252e'),
  (path) => path.replaceAll('../', '..%2f'),
  (path) => path.replaceAll('../', '..\\'),
  (path) => path.replaceAll('../', '..;/'),
  (path) => path.replaceAll('../', '..%5c'),
  (path) => path.replaceAll('../', '%2e%2e/'),
  (path) => path.slice(0, 1) + path.slice(1).replaceAll('/', '%2f'),
  (path) => path.toUpperCase(),
]

/**
 * Returns the paths under which a server may serve a file.
 *
 * @param below the same file, below the folder of the repository
 */
export const spellingsOf = (file: string, below: string): string[] => [
  ...new Set(
    ASKED(file, below).flatMap((path) =>
      WRITTEN.flatMap((write) => SUFFIXES.map((suffix) => write(path) + suffix)),
    ),
  ),
]
