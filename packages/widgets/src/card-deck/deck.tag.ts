/**
 * The cards of a fan: closed packs, a search, filters, and a grid of any length.
 *
 * @slot - The placeholder until the script has loaded.
 * @slot error - What visitors see when a mistake stops the tag or code does not load; write it with `hidden`.
 * @csspart button - Every button.
 * @csspart card - A card.
 * @csspart panel - A sheet of the filters, and the facts of a card.
 * @csspart title - The title of a sheet.
 */
export const deckTag = {
  tag: 'fandeck-deck',
  attributes: {
    /** The names of the packs, separated by commas, such as `orblit-1st-deck,fcseoul-2025`; required. */
    packs: String,
    /** The origin of the main site, whose sign-in opens in a window. */
    'login-origin': String,
  },
} as const
