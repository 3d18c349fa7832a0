import { signInReturn } from '@fandeck/widgets'

const here = () => location.pathname + location.search

/** Returns the address of an account page that leads back to this one. */
export const accountPath = (form: 'login' | 'verify', back = here()) =>
  `/account/${form}?retUrl=${encodeURIComponent(back)}`

/** Returns the path of this origin to which `retUrl` leads back, never to the sign-in itself. */
export function returnPath(search: string): string {
  const path = signInReturn(search) ?? '/'
  return path.startsWith('/account/') ? '/' : path
}
