/**
 * A drawer or a panel with the member's benefits, each by a rotating QR or a staff password.
 *
 * @slot - The placeholder until the script has loaded.
 * @slot error - What visitors see when a mistake stops the tag or code does not load; write it with `hidden`.
 * @csspart button - Every button.
 * @csspart panel - The drawer.
 * @csspart title - The title of the drawer and of the panel.
 */
export const walletTag = {
  tag: 'fandeck-wallet',
  attributes: {
    /** Open while present; removed when the fan closes the drawer. */
    open: Boolean,
    /** Renders a panel in the page instead of a drawer; `open` then has no effect. */
    inline: Boolean,
    /** The address of the member's wallet, shown in short. */
    address: String,
    /** The benefit that is open at first. */
    'default-benefit-id': Number,
    /** The origin of the main site: its sign-in opens in a window, and what the drawer leads to in a new tab. */
    'login-origin': String,
    /** Shows the button that emits `fandeck-wallet-request`. */
    'wallet-link': Boolean,
    /** Shows the button that emits `fandeck-events-request`. */
    'events-link': Boolean,
  },
} as const
