/**
 * Claims a printed card by its code: camera, photo or keyboard.
 *
 * @slot - The placeholder until the script has loaded.
 * @slot error - What visitors see when a mistake stops the tag or code does not load; write it with `hidden`.
 * @csspart button - Every button.
 * @csspart card - The claimed card.
 * @csspart panel - The screen of the scanner.
 * @csspart title - The title of each step.
 */
export const scannerTag = {
  tag: 'fandeck-scanner',
  attributes: {
    /** Open while present; removed when the fan closes the scanner. */
    open: Boolean,
    /** The printed series of the cards; any series by default. */
    'minting-id': Number,
    /** The format of the codes, such as `10+2`, when it differs from the default. */
    'code-format': String,
    /** Reads the code on the device and claims it without a press: `on`, the default, or `off`. */
    live: String,
    /** Captures without a press when the picture is sharp. */
    'auto-capture': Boolean,
    /** The origin of the main site, whose sign-in opens in a window. */
    'login-origin': String,
    /** Shows the button that emits `fandeck-deck-request`. */
    'deck-link': Boolean,
    /** Closes on a refused code and emits `fandeck-refused` instead of showing the message. */
    'close-on-refusal': Boolean,
  },
} as const
