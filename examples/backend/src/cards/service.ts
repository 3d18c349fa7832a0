import type { CardListReply, OwnedCardListReply, PackInitReply } from '@fandeck/sdk/wire'
import type * as z from 'zod/mini'
import { openLibrary } from '../campaigns/library.ts'
import { type DrawnTeam, documentTeams } from '../campaigns/teams.ts'
import type { Backend } from '../context.ts'
import { cardUrl, crestUrl } from '../images/urls.ts'
import { type Copy, copyOf, tokenIdOf } from '../ledger/token-id.ts'
import { notFound } from '../problem.ts'
import { shopName } from '../shop/name.ts'
import { type Page, pageOf, readCopyCursor, writeCopyCursor } from './pages.ts'
import { designByIdx, designsOf, ownedOf, packsByName } from './store.ts'
import type { designs } from './tables.ts'

type Design = typeof designs.$inferSelect

/** Returns packs and their mintings by name; omits unknown names (S7.10). */
export async function packsInit({ db }: Backend, names: string[]): Promise<z.output<typeof PackInitReply>> {
  const reply: z.output<typeof PackInitReply> = {}
  for (const { packName, packId, minting } of await packsByName(db, names)) {
    reply[packName] ??= { packId, mintings: [] }
    if (minting) reply[packName].mintings.push(minting)
  }
  return reply
}

/** Returns the season of a player's card, or the volume of a magazine, as the back shows it; other cards have none. */
function seasonOf({ sub, art }: Design): string | null {
  if (art.kind === 'magazine') return sub
  const [, year] = /(\d{4}) 시즌/.exec(sub) ?? []
  return year ? `${year} SEASON` : null
}

/** Returns the teams of designs, as the documents of their campaigns describe them; other teams have the name of the shop. */
export const teamsOfDesigns = (backend: Backend, rows: readonly Pick<Design, 'team'>[]) =>
  documentTeams(
    openLibrary(backend),
    rows.map(({ team }) => team),
    () => shopName(backend.db),
  )

/** Returns the attributes of a design, such as its number, its team's colours and its story. */
export function attributesOf(
  { config }: Pick<Backend, 'config'>,
  design: Design,
  teamOf: (key: string) => DrawnTeam,
) {
  const { name, color1, color2, color3, crest } = teamOf(design.team)
  const traits = {
    number: design.number,
    position: design.position,
    sub: design.sub,
    team: name,
    team_key: design.team,
    team_color_1: color1,
    team_color_2: color2,
    team_color_3: color3,
    crest: crest ?? crestUrl(config, design.team),
    edition_total: design.editionTotal,
    story: design.story,
    season: seasonOf(design),
    look: design.art.kind === 'magazine' ? 'magazine' : null,
  }
  return Object.entries(traits).flatMap(([trait_type, value]) =>
    value === null ? [] : [{ trait_type, value }],
  )
}

/** Returns copies as a fan who receives them sees them. */
export async function drawnCards(backend: Backend, copies: readonly { design: Design; edition: number }[]) {
  const teamOf = await teamsOfDesigns(
    backend,
    copies.map(({ design }) => design),
  )
  return copies.map(({ design, edition }) => ({
    ...design,
    image: cardUrl(backend.config, design),
    attributes: attributesOf(backend, design, teamOf),
    edition,
  }))
}

const fieldsOf = ({ config }: Backend, design: Design) => ({
  cardId: design.cardId,
  editionTitle: design.editionTitle,
  designImage: cardUrl(config, design),
  designId: design.designId,
})

/** Returns the designs of a pack, by card (S7.8), or a page of them (D113). */
export async function cardsOf(
  backend: Backend,
  packId: number,
  page: Page = {},
): Promise<z.output<typeof CardListReply>> {
  const { rows, next } = pageOf(
    await designsOf(backend.db, [packId], { after: Number(page.cursor), limit: page.limit }),
    page.limit,
    ({ cardId }) => String(cardId),
  )
  const teamOf = await teamsOfDesigns(backend, rows)
  const cards = rows.map((design) => ({
    ...fieldsOf(backend, design),
    cardName: design.cardName,
    image: cardUrl(backend.config, design),
    attributes: attributesOf(backend, design, teamOf),
  }))
  return { cards, ...next }
}

/**
 * Returns a member's copies of a pack, newest first, one row per copy, or a page of them (D113); `amount` counts the
 * copies of its design (S7.9).
 */
export async function myCardsOf(
  backend: Backend,
  packId: number,
  userId: string,
  page: Page = {},
): Promise<z.output<typeof OwnedCardListReply>> {
  const after = readCopyCursor(page.cursor)
  const found = await ownedOf(backend.db, packId, userId, { after, limit: page.limit })
  const { rows, next } = pageOf(found, page.limit, ({ design, edition, at }) =>
    writeCopyCursor({ at, cardId: design.cardId, edition }),
  )
  const cards = rows.map(({ design, edition, amount, at, minted }) => ({
    ...fieldsOf(backend, design),
    amount,
    edition,
    tokenId: minted ? String(tokenIdOf({ cardId: design.cardId, edition })) : null,
    receivedAt: at,
  }))
  return { cards, ...next }
}

/** Returns the KIP-17 metadata of a token. */
export async function tokenMetadata(backend: Backend, id: bigint) {
  const { cardId, edition }: Copy = copyOf(id)
  const design = await designByIdx(backend.db, cardId)
  if (!design || edition < 1 || edition > design.editionTotal) throw notFound()
  const teamOf = await teamsOfDesigns(backend, [design])
  return {
    name: `${design.cardName} #${edition}`,
    description: design.story,
    image: cardUrl(backend.config, design),
    attributes: [...attributesOf(backend, design, teamOf), { trait_type: 'edition', value: edition }],
  }
}
