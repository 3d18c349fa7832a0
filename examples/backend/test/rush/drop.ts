import { sql } from 'drizzle-orm'
import { designs, editions, packs } from '../../src/cards/tables.ts'
import type { Db } from '../../src/db/open.ts'
import { mintings } from '../../src/drops/tables.ts'

const ART = { kind: 'crest', team: 'seoul' } as const

/** Adds a drop with a pack, a design and all its copies: open around `now`, 1,000 KRW, one card a pack. */
export async function addDrop(
  db: Db,
  now: number,
  {
    seq,
    stock,
    cards = 1,
    ...drop
  }: { seq: number; stock: number; cards?: number } & Partial<typeof mintings.$inferInsert>,
): Promise<void> {
  await db.insert(packs).values({ packIdx: seq, packName: `rush-${seq}`, team: 'seoul' })
  await db.insert(designs).values({
    metadataIdx: seq,
    designIdx: seq,
    packIdx: seq,
    team: 'seoul',
    cardName: '시험 카드',
    number: 1,
    position: 'FW',
    sub: 'FW',
    editionTitle: 'BASIC',
    editionTotal: stock * cards,
    art: { kind: 'emblem', team: 'seoul' },
    story: '이야기',
  })
  await db.execute(
    sql`insert into ${editions} (metadata_idx, edition, minting_seq)
      select ${seq}, n, ${seq} from generate_series(1, ${stock * cards}::int) n`,
  )
  await db.insert(mintings).values({
    mintingSeq: seq,
    mintingIdx: seq,
    packIdx: seq,
    packName: `rush-${seq}`,
    title: '시험 팩',
    collectionLink: '/pack',
    shipsGoods: false,
    thumb: ART,
    hero: ART,
    notices: [],
    startAt: now - 3_600_000,
    endAt: now + 48 * 3_600_000,
    totalQty: stock,
    remaining: stock,
    maxQtyTxn: 2,
    maxQtyWallet: 2,
    paid: true,
    paymentAmount: 1000,
    whitelist: false,
    round: 1,
    roundTitle: '시험 팩',
    oneTimeQty: cards,
    enabled: true,
    vendorName: '팬덱',
    vendorAddress: '서울',
    vendorPhone: '02',
    vendorBusinessNumber: '0',
    vendorRegistrationNumber: '0',
    updatedAt: now,
    ...drop,
  })
}

/** The body of a purchase on the wire. */
export const wishBody = (seq: number, amount: number) => ({
  minting_seq: seq,
  amount,
  redirect_url: 'https://site.example/drops/1',
  agree_yn: 'N',
  payment_method: 'M',
  self_yn: 'Y',
  receipt_type: 'none',
  receipt_info_type: 'phone',
  receipt_info: '',
  buyer_name: '하늘',
  mint_type_value: 'NORMAL',
})
