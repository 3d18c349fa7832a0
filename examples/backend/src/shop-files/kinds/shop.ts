import type { ShopBrand } from '@fandeck/sdk/directory'
import type { ShopFile } from '@fandeck/sdk/shop'
import { inArray, sql } from 'drizzle-orm'
import { packs } from '../../cards/tables.ts'
import type { Tx } from '../../db/open.ts'
import { commonCodes } from '../../directory/tables.ts'
import { returnTeams, shop } from '../../shop/tables.ts'
import type { Kind } from '../kind.ts'

const PARTS = ['originals', 'events', 'stories']
const INQUIRIES = [
  { code: 'CARD', name: '카드' },
  { code: 'WALLET', name: '지갑·혜택' },
  { code: 'PAY', name: '결제' },
  { code: 'ACCOUNT', name: '계정' },
  { code: 'ETC', name: '기타 문의' },
]

/** Writes the places of packs in the deck of my page. */
export async function writeDeck(tx: Tx, deck: readonly string[]): Promise<void> {
  await tx.update(packs).set({ deckPosition: null })
  for (const [position, name] of deck.entries())
    await tx.update(packs).set({ deckPosition: position }).where(sql`${packs.packName} = ${name}`)
}

function brandOf(shop: ShopFile, addressOf: (path: string) => string): ShopBrand {
  const { wordmark, tagline, description, links = [], theme = {} } = shop
  const address = (path: string | undefined) => path && addressOf(path)
  const tokens = Object.entries(theme).map(([token, value]) => `${token}:${value}`)
  return {
    wordmark,
    tagline,
    description,
    links: [...links],
    logo: address(shop.logo),
    icon: address(shop.icon),
    sharePicture: address(shop.sharePicture),
    theme: tokens.length > 0 ? `:root{${tokens.join(';')}}` : undefined,
  }
}

/** The shop itself: its company, its teams and its lists of choices. */
export const shopKind: Kind<ShopFile> = {
  async write({ tx, addressOf }, { after }) {
    const {
      name,
      reading = null,
      company,
      parts = PARTS,
      disabledParts = [],
      returnTeams: teams = [],
    } = after
    const brand = brandOf(after, addressOf)
    const row = { name, reading, company, brand, parts: [...parts], disabledParts: [...disabledParts] }
    await tx.insert(shop).values(row).onConflictDoUpdate({ target: shop.id, set: row })
    await tx.delete(returnTeams)
    if (teams.length > 0)
      await tx.insert(returnTeams).values(teams.map((team, position) => ({ ...team, position })))
    const groups = {
      QNA_CATEGORY: after.inquiryCategories ?? INQUIRIES,
      ORIGINAL_CATEGORY: after.originalCategories ?? [],
    }
    await tx.delete(commonCodes).where(inArray(commonCodes.groupId, Object.keys(groups)))
    const rows = Object.entries(groups).flatMap(([groupId, choices]) =>
      choices.map((choice, index) => ({ groupId, ...choice, sort: index + 1 })),
    )
    await tx.insert(commonCodes).values(rows)
    await writeDeck(tx, after.deck)
  },
  async remove() {
    // A document always has a shop.
  },
}
