// The English messages of each tag are those of all parts that the tag imports, at once or lazily.
import { dirname, relative, resolve } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { ROOT, read } from './repo.ts'

const source = resolve(ROOT, 'packages/widgets/src')

/** Returns the modules of the widgets that a module imports. */
const importsOf = (file: string) =>
  ts
    .preProcessFile(read(relative(ROOT, resolve(source, file))))
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => /^\..*\.tsx?$/.test(name))
    .map((name) => relative(source, resolve(source, dirname(file), name)))

/** Returns the Korean messages that a module and its imports read; the English ones apart. */
function koreanOf(file: string): string[] {
  const seen = new Set([file])
  for (const one of seen) for (const next of importsOf(one)) if (!next.endsWith('.en.ts')) seen.add(next)
  return [...seen].filter((one) => /(messages|common)\.ko\.ts$/.test(one))
}

test.each([
  ['drop/DropPurchase.element.tsx', 'drop/drop.element.en.ts'],
  ['wallet-drawer/WalletDrawer.element.tsx', 'wallet-drawer/wallet.element.en.ts'],
  ['ocr-scanner/OcrScanner.element.tsx', 'ocr-scanner/scanner.element.en.ts'],
])('%s has each of its messages in English', (element, english) => {
  const korean = koreanOf(element)
  expect(korean.length).toBeGreaterThan(2)
  const wanted = korean.map((file) => file.replace('.ko.ts', '.en.ts')).toSorted()
  expect(
    importsOf(english)
      .filter((file) => file.endsWith('.en.ts'))
      .toSorted(),
  ).toEqual(wanted)
})
