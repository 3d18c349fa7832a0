import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateCode } from '@fandeck/sdk/claims'
import { aCampaign } from '@fandeck/sdk/testing'
import { Campaign, LoginReply, SessionRecord, UpgradeReply } from '@fandeck/sdk/wire'
import * as z from 'zod/mini'
import { designs, editions, packMintings, packs } from '../../src/cards/tables.ts'
import type { Backend } from '../../src/context.ts'
import { hashPassword } from '../../src/limits/hashing.ts'
import { designRow } from '../drop-row.ts'
import { insertMembers } from '../members.ts'
import type { Fan, Scene } from '../operations/fans.ts'
import { printCodes } from '../printed.ts'
import { addDrop } from '../rush/drop.ts'

export const DROPS = [911, 912] as const
const CODES_PACK = 1
const RESULTS_PACK = 2
const RESULT = 2911
const PRINTED = 400
const STOCK = 3000
const PASSWORD = 'Fan#2026-1'

/** A fan with a session of their own. */
export interface Visitor extends Fan {
  memberId: string
  refreshToken: string
}

/** What the shop has acknowledged beyond the orders. */
export interface Acknowledged {
  /** The fan of each claimed card, as `card/copy`. */
  claimed: Map<string, string>
  /** The copies that each upgrade has consumed, by the card that it gave. */
  upgraded: Map<string, string[]>
}

/** A printed code and the copy that it claims. */
export interface PrintedCode {
  code: string
  name: string
}

export interface VersionScene extends Scene {
  codes: PrintedCode[]
  acknowledged: Acknowledged
}

/** Writes the campaign whose board upgrades the cards of the first drop; returns its folder. */
export function writeCampaign(folder: string): string {
  const campaigns = join(folder, 'campaigns')
  mkdirSync(campaigns)
  const campaign = aCampaign({
    slug: 'club',
    packs: [`rush-${DROPS[0]}`],
    pages: [
      {
        path: '/club',
        sections: [{ kind: 'upgrade', packs: [`rush-${DROPS[0]}`], results: [RESULT], specialPlayers: [] }],
      },
    ],
  })
  writeFileSync(join(campaigns, 'club.json'), JSON.stringify(z.encode(Campaign, campaign)))
  return campaigns
}

const copies = (cardId: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({ cardId, edition: at + 1 }))

/** Fills a shop with drops, printed codes and results of upgrades; returns the codes. */
export async function fill(backend: Backend): Promise<PrintedCode[]> {
  const { db } = backend
  const now = Date.now()
  for (const seq of DROPS)
    await addDrop(db, now, { seq, stock: STOCK, cards: 2, maxPerOrder: 3, maxPerMember: 5000 })
  await db.insert(packs).values([
    { packId: CODES_PACK, packName: 'codes', team: 'seoul' },
    { packId: RESULTS_PACK, packName: 'results', team: 'seoul' },
  ])
  await db.insert(packMintings).values({
    ...{ mintingId: 1, packId: CODES_PACK, mintingName: '코드', credentialsType: 'CODE' },
    ...{ startAt: now - 3_600_000, endAt: now + 3_600_000_000 },
  })
  await db.insert(designs).values([
    designRow(11, CODES_PACK, PRINTED),
    // The card of the same player.
    { ...designRow(RESULT, RESULTS_PACK, STOCK), number: DROPS[0] },
  ])
  await db.insert(editions).values([...copies(11, PRINTED), ...copies(RESULT, STOCK)])
  const codes = Array.from({ length: PRINTED }, () => generateCode((bytes) => crypto.getRandomValues(bytes)))
  await printCodes(backend, ...codes.map((code, at) => ({ mintingId: 1, code, cardId: 11, edition: at + 1 })))
  return codes.map((code, at) => ({ code, name: `11/${at + 1}` }))
}

/** Signs a visitor in by their password. */
export async function signIn({ ask }: Pick<Scene, 'ask'>, fan: Visitor): Promise<string> {
  const body = { login_type: 'B', mbr_id: fan.memberId, pwd: PASSWORD }
  const { code, data } = await ask('/auth/login', { method: 'POST', body })
  if (code !== '200') return code
  const { token } = z.parse(LoginReply, data)
  fan.token = token.accessToken
  fan.refreshToken = token.refreshToken
  return code
}

/** Adds fans who have signed in with a password. */
export async function addVisitors(
  backend: Backend,
  scene: Pick<Scene, 'ask'>,
  count: number,
): Promise<Visitor[]> {
  const passwordHash = await hashPassword(PASSWORD)
  const visitors: Visitor[] = []
  for (let at = 0; at < count; at++) {
    const memberId = `fan-${randomUUID()}@example.com`
    const [row] = await insertMembers(backend, 1, { memberId, loginType: 'email', passwordHash })
    if (!row) throw new Error('no member')
    const fan: Visitor = {
      ...{ userId: row.id, memberId, token: '', refreshToken: '' },
      ...{ pages: new Map(), orders: [], blockedAt: undefined },
    }
    const said = await signIn(scene, fan)
    if (said !== '200') throw new Error(`no sign-in: ${said}`)
    visitors.push(fan)
  }
  return visitors
}

/** Reads the cards that an order has shown. */
export const shownCards = (text: string) =>
  z.parse(z.array(z.tuple([z.number(), z.number()])), JSON.parse(text))

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** Exchanges the refresh token. */
async function refresh({ ask }: VersionScene, fan: Visitor): Promise<string> {
  const { code, data } = await ask('/auth/refresh_token', { headers: bearer(fan.refreshToken) })
  if (code !== '200') return code
  const next = z.parse(SessionRecord, data)
  fan.token = next.accessToken
  fan.refreshToken = next.refreshToken
  return code
}

/** Claims the card of a printed code, and asks again with the same key. */
async function claim({ ask, codes, acknowledged }: VersionScene, fan: Visitor): Promise<string> {
  const printed = codes.pop()
  if (printed === undefined) return 'no code is left'
  const asked = {
    method: 'POST',
    headers: { ...bearer(fan.token), 'idempotency-key': randomUUID() },
    body: { check_data: printed.code },
  } as const
  const [first, again] = [await ask('/card/1', asked), await ask('/card/1', asked)]
  if (first.code !== '200' || again.code !== '200') return `${first.code} ${again.code}`
  acknowledged.claimed.set(printed.name, fan.userId)
  return first.code
}

/** The cards that a fan has seen in their packs and has not upgraded. */
function cardsOf({ memory, acknowledged }: VersionScene, fan: Visitor): [number, number][] {
  const gone = new Set([...acknowledged.upgraded.values()].flat())
  return fan.orders
    .flatMap(({ id }) => shownCards(memory.shown.get(id) ?? '[]'))
    .filter((copy) => copy[0] === DROPS[0] && !gone.has(copy.join('/')))
}

/** Upgrades three cards of the first drop that the fan has opened, and asks again with the same key. */
async function upgrade(scene: VersionScene, fan: Visitor): Promise<string> {
  const { ask, memory, acknowledged } = scene
  const [one, two, three] = cardsOf(scene, fan)
  if (!one || !two || !three) return 'too few cards'
  const consumed = [one, two, three]
  const asked = {
    method: 'POST',
    headers: { ...bearer(fan.token), 'idempotency-key': randomUUID() },
    body: {
      board_key: 'upgrade',
      card_list: consumed.map(([cardId, edition]) => ({ metadata_idx: cardId, edition })),
    },
  } as const
  const first = await ask('/campaign/club/upgrade', asked)
  const again = await ask('/campaign/club/upgrade', asked)
  if (first.code !== '200' || again.code !== '200') return `${first.code} ${again.code}`
  const nameOf = (data: unknown) => {
    const { cardId, edition } = z.decode(UpgradeReply, z.parse(z.any(), data))
    return `${cardId}/${edition}`
  }
  const name = nameOf(first.data)
  if (nameOf(again.data) !== name || acknowledged.upgraded.has(name))
    memory.problems.push(`${name} was given twice`)
  acknowledged.upgraded.set(
    name,
    consumed.map((copy) => copy.join('/')),
  )
  return first.code
}

/** The steps beyond those of orders. */
export const VISITOR_STEPS = { claim, upgrade, refresh, 'sign in': signIn }
