import { type Club, openClub } from '../campaign-shop.ts'
import { type Member, openShop, type Shop } from '../shop.ts'

const FAN = { level: 'K201', nickname: '달빛', loginType: 'phone' } as const

/** A shop, or the backend with the campaign, and a verified member who is signed in. */
export type ShopWorld = Shop & { fan: Member }
export type ClubWorld = Club & { fan: Member }

/** A request as a browser sends it. */
export interface Sent {
  path: string
  json?: unknown
  form?: Record<string, string | File>
  /** @default those of the member of the world */
  headers?: Record<string, string>
  /** Requests another app than the API. */
  app?: { request(path: string, init: RequestInit): Response | Promise<Response> }
}

interface Expected {
  /** The endpoint changes nothing. */
  reads?: true
  /** Tables in which every request has rows of its own, and why that is right. */
  each?: { tables: readonly string[]; why: string }
  /** Why two attempts, each with a key of its own, have two effects. */
  twoKeys?: string
}

/** An endpoint with a request that has an effect, in a world of its own. */
export type Row = Expected &
  (
    | { club?: undefined; prepare(world: ShopWorld): Promise<Sent> | Sent }
    | { club: true; prepare(world: ClubWorld): Promise<Sent> | Sent }
  )

/** Endpoints by method and path, such as `POST /mypage/nickname`. */
export type Rows = Readonly<Record<string, Row>>

/** Opens the world of a row and prepares its request; `send` sends it with an Idempotency-Key, to another app if given. */
export async function openRow(row: Row, method: string) {
  const { world, sent } = row.club ? await clubWorld(row.prepare) : await shopWorld(row.prepare)
  const { path, json, form, headers = world.fan.headers } = sent
  async function send(key: string, app = sent.app) {
    const data = new FormData()
    for (const [name, value] of Object.entries(form ?? {})) data.append(name, value)
    const init: RequestInit = {
      method,
      headers: {
        ...headers,
        'idempotency-key': key,
        ...(json !== undefined && { 'content-type': 'application/json' }),
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
      ...(form && { body: data }),
    }
    const reply = await (app ? app.request(path, init) : world.fetch(`http://api.localhost${path}`, init))
    return { http: reply.status, text: await reply.text() }
  }
  return { world, send }
}

async function shopWorld(prepare: (world: ShopWorld) => Promise<Sent> | Sent) {
  const shop = await openShop({ shipsGoods: true })
  const world = { ...shop, fan: await shop.member(FAN) }
  return { world, sent: await prepare(world) }
}

async function clubWorld(prepare: (world: ClubWorld) => Promise<Sent> | Sent) {
  const club = await openClub()
  const world = { ...club, fan: await club.member(FAN) }
  return { world, sent: await prepare(world) }
}
