import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { files, ROOT, read } from './repo.ts'

const FENCE = /^```(tsx?)\n([\s\S]*?)^```$/gm

/** Shows the apps of the integration tests, which are compiled there with the packages of their frameworks. */
const GUIDE = 'docs/guides/getting-started.md'

const compiled = files('*.md').filter((file) => file !== GUIDE)
const fences = compiled.flatMap((file) =>
  [...read(file).matchAll(FENCE)].map(([, language, code], at) => ({
    file,
    path: join(ROOT, file.replaceAll('/', '_').replace(/\.md$/, `.fence${at}.tsx`)),
    code: `${code}\nexport {}\n`,
    language,
  })),
)

/** Compiles all fences as modules at the repository root with its settings. */
function problems(): string[] {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, ROOT)
  const host = ts.createCompilerHost(options)
  const virtual = new Map(fences.map(({ path, code }) => [path, code]))
  const { readFile, fileExists, getSourceFile } = host
  host.readFile = (path) => virtual.get(path) ?? readFile(path)
  host.fileExists = (path) => virtual.has(path) || fileExists(path)
  host.getSourceFile = (path, language, ...rest) => {
    const code = virtual.get(path)
    return code === undefined
      ? getSourceFile(path, language, ...rest)
      : ts.createSourceFile(path, code, language)
  }
  const program = ts.createProgram([...virtual.keys()], { ...options, noUnusedLocals: false }, host)
  return ts
    .getPreEmitDiagnostics(program)
    .filter(({ file }) => file && virtual.has(file.fileName))
    .map(({ file, start, messageText }) => {
      const line = file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line + 1 : 0
      return `${file?.fileName.slice(ROOT.length + 1)}:${line} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
    })
}

test('every code fence compiles (S10.5)', () => {
  expect(fences.length).toBeGreaterThan(0)
  expect(problems()).toEqual([])
}, 180_000)
