import type { Backend } from '../context.ts'
import { CDN } from '../images/urls.ts'
import { type Medium, nameOf } from './medium.ts'
import { signed } from './signed.ts'

/** Returns the address of a private medium, which expires. */
export const signedMediumUrl = (
  backend: Pick<Backend, 'config' | 'now'>,
  medium: Pick<Medium, 'sha256' | 'ext'>,
): string => `${backend.config.origins.api}${CDN}/m/${nameOf(medium)}${signed(backend, `m/${medium.sha256}`)}`
