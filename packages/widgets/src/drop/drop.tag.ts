/** The tag of a drop and its attributes. */
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
