import { getCardsEndpoint } from '../../cards/cards.endpoints.ts'
import { getFavouritesEndpoint, setFavouriteEndpoint } from '../../favourites/favourites.endpoints.ts'
import type { Check, Finding } from '../check.ts'
import { contracted } from '../contract.ts'
import { dataOf } from '../exchange.ts'
import { inputNamed } from '../inputs.ts'
import { faultsOf } from '../judge.ts'
import type { World } from '../world.ts'

interface Design {
  packId: number
  cardId: number
}

/** Returns how often a design is a favourite of the member; `undefined` if the list has rows that cannot be read. */
async function times(world: World, { packId, cardId }: Design): Promise<number | undefined> {
  const reply = await world.call(getFavouritesEndpoint, {})
  if (faultsOf(getFavouritesEndpoint.reply, dataOf(reply)).length > 0) return undefined
  return reply.data?.rows.filter((one) => one.packId === packId && one.cardId === cardId).length
}

const differs = (field: string, found: number, expected: number): Finding[] =>
  found === expected ? [] : [{ field, found: `${found} rows`, expected: `${expected} rows` }]

/** Marks a design twice, and unmarks it. */
async function play(world: World, design: Design): Promise<Finding[] | undefined> {
  const mark = (favourite: boolean) => world.call(setFavouriteEndpoint, { body: { ...design, favourite } })
  await mark(true)
  await mark(true)
  const marked = await times(world, design)
  await mark(false)
  const left = await times(world, design)
  if (marked === undefined || left === undefined) return undefined
  return [
    ...differs('favourites after marking twice', marked, 1),
    ...differs('favourites after unmarking', left, 0),
  ]
}

/** A favourite that is marked twice. */
export const favourite: Check = {
  name: 'favourite',
  about: 'A design marked twice is one favourite, and none once it is unmarked.',
  async run(world, report) {
    if (!world.has(setFavouriteEndpoint)) return
    const called = contracted(setFavouriteEndpoint)
    if (!world.settings.write)
      return report.skip(called, 'With --write: marks a card as a favourite, and unmarks it.')
    if (world.token === undefined)
      return report.skip(called, 'Set FANDECK_MEMBER_TOKEN to the token of a member.')
    const packId = await inputNamed(world, 'packId')
    if (!('value' in packId)) return report.skip(called, packId.reason)
    const params = { packId: Number(packId.value) }
    const { data } = await world.call(getCardsEndpoint, { params, query: {} })
    for (const { cardId } of data?.cards ?? []) {
      const design = { ...params, cardId }
      const known = await times(world, design)
      const findings = known === 0 ? await play(world, design) : undefined
      if (findings) return report.judge(called, findings)
      if (!known) return report.skip(called, 'The favourites cannot be read.')
    }
    report.skip(called, 'The member has marked every card of the pack. Name another: --with packId=…')
  },
}
