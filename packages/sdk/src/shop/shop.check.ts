import type { DocumentPath, DocumentProblem, Report } from '../input/document.ts'
import { reportRepeats } from '../input/document.ts'
import type { BenefitRule } from './shop.benefits.schema.ts'
import type { ShopDocument } from './shop.document.schema.ts'
import type { DropFile } from './shop.drops.schema.ts'
import { NUMBERED_KINDS } from './shop.kinds.ts'
import { MESSAGE_FIELDS } from './shop.messages.schema.ts'
import { cardKey, isSold, momentOf } from './shop.rules.ts'

const entriesOf = <Item>(items: Record<string, Item>) => Object.entries(items)

interface Period {
  startsAt: string
  endsAt: string
}

function checkPeriods(document: ShopDocument, now: number, report: Report): void {
  const check = ({ startsAt, endsAt }: Period, path: DocumentPath) => {
    if (momentOf(endsAt, now) <= momentOf(startsAt, now))
      report([...path, 'endsAt'], 'a moment after startsAt')
  }
  for (const kind of ['series', 'drops', 'banners', 'popups', 'events'] as const)
    for (const [name, item] of entriesOf<Period>(document[kind])) check(item, [kind, name])
  for (const [name, { benefits }] of entriesOf(document.benefits))
    benefits.forEach((benefit, at) => {
      check(benefit, ['benefits', name, 'benefits', at])
    })
  for (const [name, { startsAt, announcedAt = startsAt }] of entriesOf(document.terms))
    if (momentOf(announcedAt, now) > momentOf(startsAt, now))
      report(['terms', name, 'announcedAt'], 'a moment before startsAt')
}

/** Numbers of one kind are given once. */
function checkIds(document: ShopDocument, report: Report): void {
  for (const kind of NUMBERED_KINDS) {
    const items = entriesOf<{ id?: number | undefined }>(document[kind])
    reportRepeats(
      items.map(([, { id }]) => id),
      (at, id) => report([kind, items[at]?.[0] ?? '', 'id'], `another number; two ${kind} have ${id}`),
    )
  }
  const cards = entriesOf(document.packs).flatMap(([pack, { cards }]) =>
    cards.map(({ id }, at) => ({ id, path: ['packs', pack, 'cards', at, 'id'] })),
  )
  reportRepeats(
    cards.map(({ id }) => id),
    (at, id) => report(cards[at]?.path ?? [], `another number; two cards have ${id}`),
  )
}

function checkPacks({ packs, shop }: ShopDocument, report: Report): void {
  for (const [pack, { cards }] of entriesOf(packs)) {
    if (cards.length === 0) report(['packs', pack, 'cards'], 'at least one card')
    reportRepeats(cards.map(cardKey), (at, key) =>
      report(
        ['packs', pack, 'cards', at, 'number'],
        `another number, or another name without a number; two cards are ${key}`,
      ),
    )
  }
  shop.deck.forEach((name, at) => {
    if (!Object.hasOwn(packs, name))
      report(['shop', 'deck', at], `the name of a pack; there is no packs/${name}.json`)
  })
  reportRepeats(shop.deck, (at, name) =>
    report(['shop', 'deck', at], `another pack; ${name} is listed twice`),
  )
}

/** Names in files are names of files. */
function checkNames(document: ShopDocument, report: Report): void {
  const { packs, whitelists, campaigns } = document
  const packIn = (kind: 'drops' | 'series', name: string, pack: string) => {
    if (!Object.hasOwn(packs, pack))
      report([kind, name, 'pack'], `the name of a pack; there is no packs/${pack}.json`)
  }
  for (const [name, { pack }] of entriesOf(document.series)) packIn('series', name, pack)
  for (const [name, { pack, whitelist }] of entriesOf(document.drops)) {
    packIn('drops', name, pack)
    if (whitelist !== undefined && !Object.hasOwn(whitelists, whitelist))
      report(['drops', name, 'whitelist'], `the name of a whitelist; there is no whitelists/${whitelist}.csv`)
  }
  for (const [name, { slug, packs: named }] of entriesOf(campaigns)) {
    if (slug !== name) report(['campaigns', name, 'slug'], `${name}, the name of the file`)
    named.forEach((pack, at) => {
      if (!Object.hasOwn(packs, pack))
        report(['campaigns', name, 'packs', at], `the name of a pack; there is no packs/${pack}.json`)
    })
  }
}

/** What a rule names is a file of the shop, and its card is in the pack. */
function checkRule(document: ShopDocument, rule: BenefitRule, path: DocumentPath, report: Report): void {
  const { packs, series, events, whitelists } = document
  const named = (field: string, things: Record<string, unknown>, name: string, file: string) => {
    if (!Object.hasOwn(things, name)) report([...path, field], `a name of a file; there is no ${file}`)
  }
  if (rule.when === 'claimed') named('series', series, rule.series, `series/${rule.series}.json`)
  else if (rule.when === 'won') named('event', events, rule.event, `events/${rule.event}.json`)
  else if (rule.when === 'listed') named('list', whitelists, rule.list, `whitelists/${rule.list}.csv`)
  else named('pack', packs, rule.pack, `packs/${rule.pack}.json`)
  const pack = rule.when === 'ownsCard' && Object.hasOwn(packs, rule.pack) ? packs[rule.pack] : undefined
  if (rule.when === 'ownsCard' && pack && !pack.cards.some((card) => cardKey(card) === rule.card))
    report([...path, 'card'], `the number of a card of ${rule.pack}, or its name without one`)
}

function checkBenefits(document: ShopDocument, report: Report): void {
  for (const [name, { benefits }] of entriesOf(document.benefits)) {
    reportRepeats(
      benefits.map(({ title }) => title),
      (at, title) => report(['benefits', name, 'benefits', at, 'title'], `another title; two are ${title}`),
    )
    benefits.forEach(({ rules = [] }, at) => {
      rules.forEach((rule, rank) => {
        checkRule(document, rule, ['benefits', name, 'benefits', at, 'rules', rank], report)
      })
    })
  }
}

/** A message has a name that the shop knows, and names what it has. */
function checkMessages({ messages }: ShopDocument, report: Report): void {
  const known: Record<string, readonly string[]> = MESSAGE_FIELDS
  for (const [name, { subject, body }] of entriesOf(messages)) {
    const fields = Object.hasOwn(known, name) ? known[name] : undefined
    if (!fields) {
      report(['messages', name], `a file named ${Object.keys(known).join(', ')}`)
      continue
    }
    for (const [field, words] of entriesOf({ subject, body }))
      for (const [, named = ''] of words.matchAll(/\{([^{}]*)\}/g))
        if (!fields.includes(named))
          report(['messages', name, field], `{${fields.join('}, {')}}; there is no {${named}}`)
  }
}

function checkLimits({ drops }: ShopDocument, report: Report): void {
  for (const [name, drop] of entriesOf(drops)) {
    if (drop.maxPerMember < drop.maxPerOrder)
      report(['drops', name, 'maxPerMember'], `at least ${drop.maxPerOrder}, as maxPerOrder`)
    if (drop.soldElsewhere !== undefined && drop.soldElsewhere > drop.packs)
      report(['drops', name, 'soldElsewhere'], `at most ${drop.packs}, as packs`)
    if (drop.state === 'paused' && drop.pauseNotice === undefined)
      report(['drops', name, 'pauseNotice'], 'the sentence that a paused drop shows')
  }
}

/** A buyer of goods agrees to terms of their own, without which no pack can be bought. */
function checkTerms({ drops, terms }: ShopDocument, report: Report): void {
  if (Object.values(terms).some(({ kind }) => kind === 'thirdParty')) return
  for (const [name, { shipsGoods }] of entriesOf(drops))
    if (shipsGoods)
      report(
        ['drops', name, 'shipsGoods'],
        'terms of the kind thirdParty, to which buyers of goods agree; there are none in terms/',
      )
}

const cardsIn = ({ packs, soldElsewhere = 0, cardsPerPack }: DropFile) =>
  (packs - soldElsewhere) * cardsPerPack

function sumOf(numbers: readonly number[]): number {
  let sum = 0
  for (const number of numbers) sum += number
  return sum
}

/** All drops of a pack together need no more copies than there are. */
function checkStock({ packs, drops }: ShopDocument, report: Report): void {
  for (const [pack, { cards }] of entriesOf(packs)) {
    const selling = entriesOf(drops).filter(([, drop]) => drop.pack === pack)
    const needed = sumOf(selling.map(([, drop]) => cardsIn(drop)))
    const copies = sumOf(cards.filter(isSold).map((card) => card.copies))
    const last = selling.at(-1)
    if (!last || needed <= copies) continue
    const spare = Math.floor((copies - (needed - cardsIn(last[1]))) / last[1].cardsPerPack)
    const left = Math.max(0, spare + (last[1].soldElsewhere ?? 0))
    report(
      ['drops', last[0], 'packs'],
      `at most ${left}, or more copies in packs/${pack}.cards.csv: its drops need ${needed} copies, and it has ${copies}`,
    )
  }
}

/**
 * Checks what no schema of one file can say: names of other files, periods, numbers given twice, and that there are as
 * many copies as the drops sell. Returns an empty list for a good shop; a path begins with the kind and the name of the
 * file.
 *
 * @param now epoch ms, for moments such as `now+3d`
 * @example
 * for (const { path, expected } of checkShop(document, Date.now())) console.error(path.join('.'), expected)
 */
export function checkShop(document: ShopDocument, now: number): DocumentProblem[] {
  const problems: DocumentProblem[] = []
  const report: Report = (path, expected) => void problems.push({ path, expected })
  checkPeriods(document, now, report)
  checkIds(document, report)
  checkPacks(document, report)
  checkNames(document, report)
  checkBenefits(document, report)
  checkMessages(document, report)
  checkLimits(document, report)
  checkTerms(document, report)
  checkStock(document, report)
  return problems
}
