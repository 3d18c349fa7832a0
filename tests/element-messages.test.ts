// The English messages of each tag are those of all parts that the tag imports, at once or lazily.
import { dirname, relative, resolve } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { tags } from '../packages/widgets/tags.build.ts'
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
function koreanOf(file: string, isApart = (_: string) => false): string[] {
  const seen = new Set([file])
  for (const one of seen)
    for (const next of importsOf(one)) if (!next.endsWith('.en.ts') && !isApart(next)) seen.add(next)
  return [...seen].filter((one) => /(messages|common|errors\/campaigns)\.ko\.ts$/.test(one))
}

const inEnglish = (file: string) => file.replace('.ko.ts', '.en.ts')

/** Returns the English messages that a module imports. */
const englishOf = (file: string) =>
  importsOf(file)
    .filter((one) => one.endsWith('.en.ts'))
    .toSorted()

/** The boards of `<fandeck-board>`, which bring their English messages themselves. */
const isBoard = (file: string) => /^boards\/[\w-]+\/index\.ts$/.test(file)

/** The parts of `<fandeck-campaign>` that load later, with their English messages. */
const isLater = (file: string) => isBoard(file) || /^campaign-page\/(Code|Drop)Section\.tsx$/.test(file)

test('the messages of <fandeck-campaign> apart from what loads later are in English', () => {
  const own = koreanOf('campaign-page/Campaign.element.tsx', isLater)
  expect(own.length).toBeGreaterThan(2)
  expect(englishOf('campaign-page/campaign.element.en.ts')).toEqual(
    [...new Set(own.map(inEnglish))].filter((file) => file !== 'campaign-board/messages.en.ts').toSorted(),
  )
})

test.each([
  ['CodeSection.tsx', 'code-section'],
  ['DropSection.tsx', 'drop-section'],
])('%s brings the English messages that <fandeck-campaign> lacks', (part, english) => {
  const own = koreanOf(`campaign-page/${part}`, isBoard).map(inEnglish)
  const known = ['campaign', english].flatMap((name) => englishOf(`campaign-page/${name}.element.en.ts`))
  expect(own.length).toBeGreaterThan(2)
  expect(own.filter((file) => !known.includes(file))).toEqual([])
})

test('the messages of <fandeck-board> apart from its boards are in English', () => {
  const own = koreanOf('campaign-board/Board.element.tsx', isBoard)
  expect(own.length).toBeGreaterThan(2)
  expect(englishOf('campaign-board/board.element.en.ts')).toEqual(own.map(inEnglish).toSorted())
})

/** The tags whose parts bring messages, which the tests above check. */
const WITH_PARTS = ['board', 'campaign']

test.each([
  ...tags
    .filter(({ name }) => !WITH_PARTS.includes(name))
    .map(({ name, elementFile }) => [elementFile, `${dirname(elementFile)}/${name}.element.en.ts`]),
  ...['formation', 'upgrade', 'match-pick', 'missions', 'player-filter', 'flip'].map((board) => [
    `boards/${board}/index.ts`,
    `boards/${board}/${board}.element.en.ts`,
  ]),
])('%s has each of its messages in English', (element, english) => {
  const korean = koreanOf(element)
  expect(korean.length).toBeGreaterThan(2)
  expect(englishOf(english)).toEqual(korean.map(inEnglish).toSorted())
})
