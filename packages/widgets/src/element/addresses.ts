/** The attributes of every element besides its own. */
export const ADDRESSES = {
  /** The base URL of the API, such as `https://api.example`; required unless `configure` sets it. */
  'market-url': String,
  /** The base URL of the main site's own API. */
  'main-url': String,
  /** The base URL of the pictures. */
  'cdn-url': String,
  /** The base URL of the sign-in. */
  'auth-url': String,
  /** The origin of the wallet window. */
  'wallet-origin': String,
  /** The key of the session in local storage; `fandeck:session` by default. */
  'storage-key': String,
  /** The parts that the shop goes without, separated by commas, such as `favourites,points`. */
  'disabled-parts': String,
} as const
