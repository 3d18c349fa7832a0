/**
 * A wall of cheers, and a button that adds one.
 *
 * @slot - The placeholder until the script has loaded.
 * @slot error - What visitors see when a mistake stops the tag or code does not load; write it with `hidden`.
 * @slot title - The title of the wall.
 * @csspart button - Every button.
 * @csspart card - A cheer.
 * @csspart title - The title of the wall.
 */
export const cheerWallTag = {
  tag: 'fandeck-cheer-wall',
  attributes: {
    /** The cheer that the button sends. */
    cheer: String,
    /** The origin of the main site, whose sign-in opens in a window. */
    'login-origin': String,
  },
} as const
