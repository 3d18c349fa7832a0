/** The filter that shows every card (S3.33, D31). */
export const ALL = 'ALL'

/** A card with the attributes that a filter reads. */
export interface Filterable {
  cardId: number
  attributes: readonly { trait_type: string; value: string | number }[]
}

/** The choice of a filter. */
export interface FilterChoice {
  selected: string
  ownedOnly: boolean
}

/**
 * Returns the cards of a choice, in their order.
 *
 * @param attribute the attribute that `selected` compares, such as `position`
 */
export const filterCards = <Card extends Filterable>(
  cards: readonly Card[],
  { selected, ownedOnly }: FilterChoice,
  { attribute = 'position', owned }: { attribute?: string | undefined; owned: ReadonlySet<number> },
): Card[] =>
  cards.filter(
    ({ cardId, attributes }) =>
      (!ownedOnly || owned.has(cardId)) &&
      (selected === ALL ||
        attributes.some(({ trait_type, value }) => trait_type === attribute && String(value) === selected)),
  )
