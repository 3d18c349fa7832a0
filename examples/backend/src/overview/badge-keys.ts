import { createHmac } from 'node:crypto'
import { formatSeoulDate } from '@fandeck/sdk'
import type { Badge } from '@fandeck/sdk/wire'
import * as z from 'zod/mini'
import type { BackendConfig } from '../config.ts'
import type { Backend } from '../context.ts'
import { CDN } from '../images/urls.ts'
import { isSignature } from '../keys.ts'

type Shown = Pick<z.output<typeof Badge>, 'kind' | 'key'>

/** What the picture of a badge shows. Nothing in it is of the member, so that its address can be public. */
export interface BadgeSubject extends Shown {
  /** Such as `2025.11.21(금)`. */
  day: string
  /** The cards of a member's eleven and of an emblem; those of a set follow from its pack. */
  cards: readonly number[]
}

const Subject = z.tuple([
  z.enum(['set', 'emblem', 'eleven']),
  z.string().check(z.maxLength(100)),
  z.string().check(z.maxLength(20)),
  z.array(z.number()).check(z.maxLength(3)),
])

/** The path of the pictures of badges. */
export const BADGE_PICTURES = `${CDN}/share/badge`

const signatureOf = ({ media }: BackendConfig['secrets'], subject: string) =>
  createHmac('sha256', media).update(`badge ${subject}`).digest('base64url').slice(0, 22)

/** Returns the key of a picture: what it shows, signed, so that members cannot make one of a set that they lack. */
export function badgeKey(
  { config }: Pick<Backend, 'config'>,
  { kind, key, day, cards }: BadgeSubject,
): string {
  const subject = Buffer.from(JSON.stringify([kind, key, day, cards])).toString('base64url')
  return `${subject}.${signatureOf(config.secrets, subject)}`
}

/** Returns the addresses of the pictures of a badge. */
export function badgePictures(
  backend: Pick<Backend, 'config'>,
  { completedAt, ...shown }: Shown & { completedAt: number; cards?: readonly number[] },
) {
  const key = badgeKey(backend, { cards: [], ...shown, day: formatSeoulDate(completedAt) })
  const address = (shape: string) => `${backend.config.origins.api}${BADGE_PICTURES}/${key}-${shape}.jpg`
  return { postImage: address('post'), storyImage: address('story') }
}

/** Returns what a key names; `undefined` for one that this server has not signed. */
export function badgeOfKey({ config }: Pick<Backend, 'config'>, name: string): BadgeSubject | undefined {
  const [subject = '', sign = ''] = name.split('.')
  if (!isSignature(config, sign, (secrets) => signatureOf(secrets, subject))) return undefined
  const [kind, key, day, cards] = z.parse(Subject, JSON.parse(Buffer.from(subject, 'base64url').toString()))
  return { kind, key, day, cards }
}
