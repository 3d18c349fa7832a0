import { FandeckError } from '@fandeck/sdk'

/** Returns the error of a script that did not load: the device is offline, or a release has replaced the file. */
export const partFailure = (cause?: unknown): FandeckError =>
  new FandeckError(
    navigator.onLine ? 'http/part-missing' : 'http/network',
    'A part of the page did not load.',
    {
      cause,
    },
  )
