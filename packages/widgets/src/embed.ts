// The entry for `<script type="module" src="fandeck.js"></script>`: defines every tag and loads each when it is near.
import './generated/loader.ts'

/**
 * Signs the fan out on this page, but not on the main site.
 *
 * @example
 * import { logOut } from '/fandeck/fandeck.js'
 */
export async function logOut(): Promise<void> {
  await (await import('./generated/embed.drop.ts')).logOut()
}
