/**
 * A timed drop: countdown, purchase, payment and the new cards.
 *
 * @slot - The placeholder until the script has loaded.
 * @slot error - What visitors see when a mistake stops the tag or code does not load; write it with `hidden`.
 * @csspart button - Every button.
 * @csspart card - A card.
 * @csspart panel - The panel of the time, and the sheet.
 * @csspart title - The title of the drop and of the sheet.
 */
export const dropTag = {
  tag: 'fandeck-drop',
  attributes: {
    /** The number of the drop; required. */
    'drop-id': Number,
    /** The return address after the payment; the current page by default. */
    'redirect-url': String,
    /** `daum` adds the address search to the delivery. */
    postcode: String,
    /** `compact` renders a panel instead of a page. */
    layout: String,
    /** The origin of the main site, whose sign-in opens in a window. */
    'login-origin': String,
  },
} as const
