// A folder as a shop: every file is read by the format of its kind, and each fault names its file and line.

import * as z from 'zod/mini'
import { Campaign } from '../campaigns/campaigns.document.schema.ts'
import { checkCampaign } from '../campaigns/index.ts'
import {
  BannerFile,
  BenefitsFile,
  type CardRow,
  checkShop,
  DropFile,
  EventFile,
  MessageFile,
  NoticeFile,
  OriginalFile,
  PackFile,
  PageFile,
  PopupFile,
  QuestionFile,
  SeriesFile,
  type ShopDocument,
  ShopFile,
  StoryFile,
  TermsFile,
} from '../shop/index.ts'
import { readJson } from './data-file.ts'
import { type Fault, faultOf, inOrder, pathInWords } from './fault.ts'
import { checkPicture } from './pictures.ts'
import { readFolder } from './read-folder.ts'
import {
  articleFiles,
  jsonFiles,
  notePictures,
  type Reading,
  readValue,
  textFiles,
  textsIn,
} from './reading.ts'
import { readCards, readWhitelist } from './table-file.ts'
import { themeFaults } from './theme.ts'

/** Files that no kind has. */
const FREE = /^(README\.md|LICENSE|package\.json|media\/.+)$/
const EXPECTED_FILES =
  'a file of a shop: shop.json, media/…, or a name of small letters, digits and hyphens with the ending of its folder'

/** Stands in for a `shop.json` with faults, so that the other files are checked, too. */
const NO_SHOP: ShopFile = {
  name: '?',
  company: {
    name: '?',
    representative: '?',
    address: '?',
    phone: '?',
    businessNumber: '000-00-00000',
    registrationNumber: '?',
  },
  deck: [],
}

function readShop(reading: Reading): ShopFile {
  const bytes = reading.files.get('shop.json')
  reading.known.add('shop.json')
  if (!bytes) reading.faults.push(faultOf('shop.json', 'the file of the shop itself, which is missing'))
  const text = bytes && new TextDecoder().decode(bytes)
  return (text !== undefined && readValue(reading, 'shop.json', readJson(text), ShopFile)) || NO_SHOP
}

function readAllCards(reading: Reading): Record<string, CardRow[]> {
  const found: Record<string, CardRow[]> = {}
  for (const [name, file, text] of textsIn(reading, 'packs', 'cards.csv')) {
    const { cards, faults, lineOf } = readCards(file, text)
    reading.faults.push(...faults)
    reading.lines.set(file, ([at]) => lineOf(Number(at)))
    cards.forEach((card, at) => {
      notePictures(reading, file, card, [at])
    })
    found[name] = cards
  }
  return found
}

function readWhitelists(reading: Reading): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  for (const [name, file, text] of textsIn(reading, 'whitelists', 'csv')) {
    const { members, faults } = readWhitelist(file, text)
    reading.faults.push(...faults)
    found[name] = members
  }
  return found
}

function readCampaigns(reading: Reading): ShopDocument['campaigns'] {
  const found: ShopDocument['campaigns'] = {}
  for (const [name, file, text] of textsIn(reading, 'campaigns', 'json')) {
    const data = readJson(text)
    reading.lines.set(file, data.lineOf)
    if (data.syntax) reading.faults.push(faultOf(file, data.syntax.expected, data.syntax.line))
    const problems = data.syntax ? [] : checkCampaign(data.value)
    for (const { path, expected } of problems)
      reading.faults.push({ ...faultOf(file, expected, data.lineOf(path)), path: pathInWords(path) })
    const read = z.safeParse(Campaign, data.value)
    // As it is written: the shop stores and publishes the document, with its moments as texts.
    if (read.success && problems.length === 0)
      found[name] = { ...Object(data.value), slug: read.data.slug, packs: read.data.packs }
  }
  return found
}

/** Adds to each value what another file says of it. */
const beside = <Item, More extends object>(items: Record<string, Item>, more: (name: string) => More) =>
  Object.fromEntries(Object.entries(items).map(([name, item]) => [name, { ...item, ...more(name) }]))

function documentOf(reading: Reading): ShopDocument {
  const [cards, articles] = [readAllCards(reading), articleFiles(reading, 'events')]
  return {
    shop: readShop(reading),
    packs: beside(jsonFiles(reading, 'packs', PackFile), (name) => ({ cards: cards[name] ?? [] })),
    series: jsonFiles(reading, 'series', SeriesFile),
    drops: jsonFiles(reading, 'drops', DropFile),
    banners: jsonFiles(reading, 'banners', BannerFile),
    popups: jsonFiles(reading, 'popups', PopupFile),
    messages: jsonFiles(reading, 'messages', MessageFile),
    originals: jsonFiles(reading, 'originals', OriginalFile),
    events: beside(jsonFiles(reading, 'events', EventFile), (name) => ({ text: articles[name] ?? '' })),
    notices: textFiles(reading, 'notices', NoticeFile),
    faq: textFiles(reading, 'faq', QuestionFile),
    stories: textFiles(reading, 'stories', StoryFile),
    terms: textFiles(reading, 'terms', TermsFile),
    pages: textFiles(reading, 'pages', PageFile),
    benefits: jsonFiles(reading, 'benefits', BenefitsFile),
    whitelists: readWhitelists(reading),
    campaigns: readCampaigns(reading),
  }
}

/** Returns the file of a path of the document, and the path within that file. */
function placeOf([kind = '', name = '', ...rest]: readonly (string | number)[]) {
  if (kind === 'shop') return { file: 'shop.json', path: [name, ...rest] }
  if (kind === 'packs' && rest[0] === 'cards') return { file: `packs/${name}.cards.csv`, path: rest.slice(1) }
  const ending = ['notices', 'faq', 'stories', 'terms', 'pages'].includes(String(kind)) ? 'md' : 'json'
  return { file: `${kind}/${name}.${ending}`, path: rest }
}

/** Names pictures that are missing, and files that are no pictures. */
function checkMedia({ files, pictures }: Reading): Fault[] {
  const missing = pictures
    .filter(({ picture }) => picture.startsWith('media/') && !files.has(picture))
    .map(({ picture, file, line }) => faultOf(file, `a file of the shop; there is no ${picture}`, line))
  const media = [...files].filter(([file]) => file.startsWith('media/'))
  return [...missing, ...media.flatMap(([file, bytes]) => checkPicture(file, bytes))]
}

const drafts = ({ terms }: ShopDocument): Fault[] =>
  Object.entries(terms).flatMap(([name, { draft }]) =>
    draft
      ? [
          {
            ...faultOf(`terms/${name}.md`, 'the text of a lawyer; this is a draft'),
            level: 'warning' as const,
          },
        ]
      : [],
  )

/** A shop, and what is wrong with its files. */
export interface LoadedShop {
  document: ShopDocument
  faults: Fault[]
  /** The bytes of the pictures, by path. */
  media: Map<string, Uint8Array>
}

/** Reads and checks the shop of a folder; needs no network. */
export async function loadShop(folder: string, now: number): Promise<LoadedShop> {
  const { files, faults } = await readFolder(folder)
  const reading: Reading = { files, faults: [...faults], lines: new Map(), pictures: [], known: new Set() }
  const document = documentOf(reading)
  for (const file of files.keys())
    if (!reading.known.has(file) && !FREE.test(file)) reading.faults.push(faultOf(file, EXPECTED_FILES))
  // A file with faults would be missing for the others.
  const problems = reading.faults.length > 0 ? [] : checkShop(document, now)
  for (const { path, expected } of problems) {
    const place = placeOf(path)
    const line = reading.lines.get(place.file)?.(place.path) ?? 1
    reading.faults.push({ ...faultOf(place.file, expected, line), path: pathInWords(place.path) })
  }
  const lineOf = (token: string) => reading.lines.get('shop.json')?.(['theme', token]) ?? 1
  reading.faults.push(
    ...checkMedia(reading),
    ...drafts(document),
    ...themeFaults(document.shop.theme ?? {}, lineOf),
  )
  const media = new Map([...files].filter(([file]) => file.startsWith('media/')))
  return { document, faults: inOrder(reading.faults), media }
}
