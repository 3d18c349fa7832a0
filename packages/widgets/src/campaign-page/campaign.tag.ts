/**
 * A whole page of a campaign: its texts, pictures, cards, drop, boards and codes, in the colours of the team.
 *
 * @slot - The placeholder until the script has loaded.
 * @slot error - What visitors see when a mistake stops the tag or code does not load; write it with `hidden`.
 * @csspart button - Every button.
 * @csspart card - A card.
 * @csspart panel - The panel of a drop, and the list of players.
 * @csspart title - The title of the list of players.
 */
export const campaignTag = {
  tag: 'fandeck-campaign',
  attributes: {
    /** The slug of the campaign; required. */
    slug: String,
    /** The path of the page in the campaign's document, such as `/dhcfc-2025/main`; its first page by default. */
    path: String,
    /** The origin of the main site: its sign-in opens in a window, and the links of the document lead there. */
    'login-origin': String,
    /** The page of the fan's own cards, to which a claimed card and an upgrade link. */
    'cards-url': String,
  },
} as const
