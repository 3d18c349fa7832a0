/**
 * One board of a campaign: a formation, an upgrade, votes, missions, a filter of players, or cards that turn over.
 *
 * @slot - The placeholder until the script has loaded.
 * @slot error - What visitors see when a mistake stops the tag or code does not load; write it with `hidden`.
 * @csspart button - Every button.
 * @csspart card - A card.
 * @csspart panel - The list of players.
 * @csspart title - The title of the list of players.
 */
export const boardTag = {
  tag: 'fandeck-board',
  attributes: {
    /** The slug of the campaign; required. */
    slug: String,
    /** The id of the board in the campaign's document, which is its kind by default, such as `formation`; required. */
    board: String,
    /** The origin of the main site: its sign-in opens in a window, and the links of the document lead there. */
    'login-origin': String,
    /** The page of the fan's own cards, to which an upgrade links. */
    'cards-url': String,
  },
} as const
