/**
 * The sign-in: on the main site its forms, on every other origin one button that opens the main site's window.
 *
 * @slot - The placeholder until the script has loaded.
 * @slot done - What a signed-in fan sees instead of the sign-in.
 * @slot error - What visitors see when a mistake stops the tag or code does not load; write it with `hidden`.
 * @csspart button - Every button.
 * @csspart panel - The sheet of the sign-up.
 * @csspart title - The title of the sheet.
 */
export const signInTag = {
  tag: 'fandeck-sign-in',
  attributes: {
    /** The origin of the main site. On that origin the tag shows the forms, elsewhere a button that opens its sign-in in a window. */
    'login-origin': String,
  },
} as const
