import { constants } from '../constants.ts'
import { cleanLine } from '../input/text.ts'
import { byteLength } from '../validation/bytes.ts'
import { checkFile, type FileProblem } from '../validation/file.ts'
import type { CollectionInfo } from './collections.schema.ts'

/** Limits of a collection: bytes as `byteLength` counts them, and of its pictures (S5.7, S5.8). */
export const collectionLimits = {
  name: 60,
  linkName: 40,
  description: 1000,
  link: 200,
  maxRoyalty: 10,
  maxSizeMb: 5,
  extensions: ['jpg', 'jpeg', 'png', 'webp'],
  maxNameLength: 100,
} as const

/** The categories of a collection. */
export const collectionCategories = ['sports', 'music', 'art', 'etc'] as const

/** The links of a collection; each is optional. */
export const collectionLinks = [
  'website',
  'discord',
  'instagram',
  'medium',
  'telegram',
  'otherLink',
] as const satisfies readonly (keyof CollectionInfo)[]

/** The pictures of a collection. */
export const collectionPictures = ['banner', 'logo', 'image'] as const
/** One of `collectionPictures`. */
export type CollectionPicture = (typeof collectionPictures)[number]

/** The parts of a draft whose value must be unique (S3.27). */
export type CollectionNameField = 'englishName' | 'koreanName' | 'linkName'

/** An unsent collection: its pictures, and its names and links (S3.26). */
export interface CollectionDraft {
  logo?: File | undefined
  image?: File | undefined
  banner?: File | undefined
  info: CollectionInfo
}

/** A violated rule of a part. */
export type CollectionProblem = 'missing' | 'long' | 'characters' | 'url' | 'range'

/** Returns the empty draft: network KAIA, token KIP17, royalty 0.0 (S3.26). */
export const emptyCollection = (): CollectionInfo => ({
  englishName: '',
  koreanName: '',
  linkName: '',
  description: '',
  category: 'sports',
  ...constants.collection,
  website: '',
  discord: '',
  instagram: '',
  medium: '',
  telegram: '',
  otherLink: '',
})

const PATTERNS: Record<CollectionNameField, RegExp> = {
  englishName: /^[A-Za-z0-9][A-Za-z0-9 .,&'!-]*$/,
  koreanName: /^[가-힣ㄱ-ㅎㅏ-ㅣA-Za-z0-9][가-힣ㄱ-ㅎㅏ-ㅣA-Za-z0-9 .,&'!-]*$/,
  linkName: /^[a-z0-9]+(-[a-z0-9]+)*$/,
}

/** Returns a name as servers store and compare it: cleaned like any typed line (D94). */
export const collectionNameOf = cleanLine

/**
 * Returns the rule that a name violates; the server still checks whether it is free.
 *
 * @example
 * checkCollectionName('linkName', 'Moonlight') // 'characters'
 * @see S3.27, S5.8
 */
export function checkCollectionName(
  field: CollectionNameField,
  typed: string,
): 'missing' | 'long' | 'characters' | undefined {
  const name = collectionNameOf(typed)
  const most = field === 'linkName' ? collectionLimits.linkName : collectionLimits.name
  if (name === '') return 'missing'
  if (!PATTERNS[field].test(name)) return 'characters'
  return byteLength(name) > most ? 'long' : undefined
}

function checkLink(typed: string): 'long' | 'url' | undefined {
  const link = cleanLine(typed)
  if (link === '') return undefined
  if (byteLength(link) > collectionLimits.link) return 'long'
  const url = URL.canParse(link) ? new URL(link) : undefined
  // A user name in an address can imitate another site.
  const safe = url?.protocol === 'https:' && url.username === '' && url.hostname.includes('.')
  return safe ? undefined : 'url'
}

const isRoyalty = (text: string) => /^\d{1,2}\.\d$/.test(text) && Number(text) <= collectionLimits.maxRoyalty

/** Returns the violated rule of each invalid part; a draft without problems can be sent (S3.26, S3.27, S5.8). */
export function checkCollection(
  info: CollectionInfo,
): Partial<Record<keyof CollectionInfo, CollectionProblem>> {
  const problems: [keyof CollectionInfo, CollectionProblem | undefined][] = [
    ['englishName', checkCollectionName('englishName', info.englishName)],
    ['koreanName', checkCollectionName('koreanName', info.koreanName)],
    ['linkName', checkCollectionName('linkName', info.linkName)],
    ['description', byteLength(info.description) > collectionLimits.description ? 'long' : undefined],
    ['category', collectionCategories.some((one) => one === info.category) ? undefined : 'missing'],
    ['network', info.network === 'KAIA' ? undefined : 'range'],
    ['tokenType', info.tokenType === 'KIP17' ? undefined : 'range'],
    ['royalty', isRoyalty(info.royalty) ? undefined : 'range'],
    ...collectionLinks.map((link): [keyof CollectionInfo, CollectionProblem | undefined] => [
      link,
      checkLink(info[link]),
    ]),
  ]
  return Object.fromEntries(problems.filter(([, problem]) => problem !== undefined))
}

/** Returns the violated rule of a picture; only the logo is required (S5.7). */
export function checkCollectionPicture(
  picture: CollectionPicture,
  file: File | undefined,
): FileProblem | 'missing' | undefined {
  if (!file) return picture === 'logo' ? 'missing' : undefined
  return checkFile(file, collectionLimits)[0]
}
