import * as z from 'zod/mini'
import {
  type DocumentPath,
  type DocumentProblem,
  expectedOf,
  type Report,
  reportRepeats,
} from '../input/document.ts'
import type { CampaignMatch } from './campaigns.boards.schema.ts'
import { Campaign } from './campaigns.document.schema.ts'
import { sectionIdOf } from './campaigns.rules.ts'
import type { CampaignSection } from './campaigns.sections.schema.ts'
import { patterns } from './campaigns.values.schema.ts'

/** A fault of a document: where it is, and what is expected there. */
export type CampaignProblem = DocumentProblem

function checkMatch(match: CampaignMatch, path: DocumentPath, report: Report): void {
  const { lineUp, firstScorer = -1, kickOffAt, closeAt } = match
  if (closeAt <= kickOffAt) report([...path, 'closeAt'], 'a moment after kickOffAt')
  if (firstScorer >= lineUp.length)
    report(
      [...path, 'firstScorer'],
      'a place in the line-up, counted from 0, or -1 for a match without goals',
    )
  reportRepeats(
    lineUp.map(({ number }) => number),
    (at, number) => report([...path, 'lineUp', at, 'number'], `another number; two slots have ${number}`),
  )
}

function checkSection(section: CampaignSection, path: DocumentPath, report: Report): void {
  if (section.kind === 'formation') {
    reportRepeats(section.formations ?? [], (at, name) =>
      report([...path, 'formations', at], `another formation; ${name} is listed twice`),
    )
  }
  if (section.kind === 'upgrade') {
    reportRepeats(section.results, (at, card) =>
      report([...path, 'results', at], `another card; ${card} is listed twice`),
    )
  }
  if (section.kind === 'matchPick') {
    section.matches.forEach((match, at) => {
      checkMatch(match, [...path, 'matches', at], report)
    })
  }
  if (section.kind === 'missions') {
    section.missions.forEach(({ number, condition, player }, at) => {
      const here = [...path, 'missions', at]
      if (number !== at + 1)
        report([...here, 'number'], `the number ${at + 1}, because missions are in order`)
      if (at < 9 && !player)
        report([...here, 'player'], 'the player of the mission; only mission 10 has none')
      if (at < 9 && !condition) report([...here, 'condition'], 'the cards that complete the mission')
      if (condition && condition.count > new Set(condition.cards).size)
        report([...here, 'condition', 'count'], 'no more cards than the condition lists')
    })
  }
  if (section.kind === 'playerFilter') {
    reportRepeats(['ALL', ...section.filters.map(({ value }) => value)], (at, value) =>
      report([...path, 'filters', at - 1, 'value'], `another value; ${value} is there already`),
    )
  }
  if (section.kind === 'flip') {
    reportRepeats(
      section.cards.map(({ cardId }) => cardId),
      (at, card) => report([...path, 'cards', at, 'cardId'], `another card; two slots have ${card}`),
    )
  }
}

/** Returns the packs that a section names, with their places. */
function packsOf(section: CampaignSection): { pack: string; at: DocumentPath }[] {
  if ('packs' in section) return section.packs.map((pack, at) => ({ pack, at: ['packs', at] }))
  return 'pack' in section ? [{ pack: section.pack, at: ['pack'] }] : []
}

function checkPages({ slug, pages, packs }: Campaign, report: Report): void {
  const sections = pages.flatMap(({ sections }, page) =>
    sections.map((section, at) => ({ section, path: ['pages', page, 'sections', at] })),
  )
  pages.forEach(({ path }, at) => {
    if (path !== `/${slug}` && !path.startsWith(`/${slug}/`))
      report(['pages', at, 'path'], `/${slug}, or a path that starts with /${slug}/`)
  })
  reportRepeats(
    pages.map(({ path }) => path),
    (at, path) => report(['pages', at, 'path'], `another path; two pages have ${path}`),
  )
  const stateful = sections.filter(({ section }) =>
    ['formation', 'upgrade', 'matchPick', 'missions'].includes(section.kind),
  )
  reportRepeats(
    stateful.map(({ section }) => sectionIdOf(section)),
    (at, id) => report([...(stateful[at]?.path ?? []), 'id'], `another id; two boards have ${id}`),
  )
  const matches = sections.flatMap(({ section, path }) =>
    section.kind === 'matchPick'
      ? section.matches.map(({ matchId }, at) => ({ matchId, path: [...path, 'matches', at, 'matchId'] }))
      : [],
  )
  reportRepeats(
    matches.map(({ matchId }) => matchId),
    (at, id) => report(matches[at]?.path ?? [], `another number; two matches have ${id}`),
  )
  for (const { section, path } of sections) {
    checkSection(section, path, report)
    for (const { pack, at } of packsOf(section)) {
      if (!packs.includes(pack))
        report([...path, ...at], `one of the document's packs; ${pack} is not in "packs"`)
    }
  }
}

/** Reports the fields of a document that its schema does not have. */
function checkUnknown(raw: unknown, read: unknown, path: DocumentPath, report: Report): void {
  if (typeof raw !== 'object' || raw === null || typeof read !== 'object' || read === null) return
  for (const [name, value] of Object.entries(raw)) {
    const at = [...path, Array.isArray(raw) ? Number(name) : name]
    if (Object.hasOwn(read, name)) checkUnknown(value, Reflect.get(read, name), at, report)
    else report(at, 'no field of this name')
  }
}

/** Returns the faults of the schema; a section of an unknown kind is one fault. */
const schemaProblems = ({ issues }: z.core.$ZodError): CampaignProblem[] =>
  issues.map((issue) => ({
    path: issue.path.map((key) => (typeof key === 'number' ? key : String(key))),
    expected: inWords(issue),
  }))

const WORDS = new Map(
  Object.entries({
    plain: 'plain text without <',
    media: 'the address of a picture: https://…, or a path that starts with /',
    link: 'an address: https://…, or a path that starts with /',
    slug: 'small letters, digits and hyphens',
    sectionId: 'letters, digits and hyphens, beginning with a letter',
    moment: 'a time in Seoul, written as 2026-03-01 19:00:00',
    path: 'a path of small letters, digits and hyphens, such as /club-2026/main',
    colour: 'a colour, written as #C4122F',
  } satisfies Record<keyof typeof patterns, string>).map(([name, words]) => [
    String(Reflect.get(patterns, name)),
    words,
  ]),
)

const KINDS_OF_SECTIONS =
  'one of the kinds hero, drop, cards, scan, text, gallery, formation, upgrade, matchPick, missions, playerFilter, flip, codeEntry, transition'

function inWords(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_union') return KINDS_OF_SECTIONS
  const words = expectedOf(issue, WORDS)
  return words === 'not a Seoul time' ? 'a day and a time that exist' : words
}

/**
 * Checks a document strictly: its format, unknown fields, and what no schema can say, such as two equal slots or a
 * period that ends before it begins. Returns an empty list for a good one.
 *
 * @example
 * for (const { path, expected } of checkCampaign(JSON.parse(text))) console.error(path.join('.'), expected)
 */
export function checkCampaign(document: unknown): CampaignProblem[] {
  const read = z.safeParse(Campaign, document, { reportInput: true })
  if (!read.success) return schemaProblems(read.error)
  const problems: CampaignProblem[] = []
  const report: Report = (path, expected) => void problems.push({ path, expected })
  const { period } = read.data
  if (period && period.endAt <= period.startAt) report(['period', 'endAt'], 'a moment after startAt')
  reportRepeats(read.data.packs, (at, pack) => report(['packs', at], `another pack; ${pack} is listed twice`))
  checkPages(read.data, report)
  checkUnknown(document, read.data, [], report)
  return problems
}
