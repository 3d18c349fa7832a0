import {
  createSharing,
  type Messenger,
  type ShareContent,
  type SharedPicture,
  type ShareTarget,
} from '@fandeck/sdk/sharing'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useFandeck } from '../provider/FandeckProvider.tsx'

/**
 * Returns the share targets of this device and the calls that share a page (S2.36, S2.37) and a picture (D112).
 *
 * @param messenger omitted hides the messenger; read once
 */
export function useSharing({ messenger }: { messenger?: Messenger | undefined } = {}) {
  const fandeck = useFandeck()
  const [sharing] = useState(() => createSharing(fandeck, { messenger }))
  const share = useMutation({
    mutationFn: ({ target, ...content }: ShareContent & { target: ShareTarget }) =>
      sharing.share(target, content),
  })
  const sharePicture = useMutation({
    mutationFn: (picture: SharedPicture) => sharing.sharePicture(picture),
  })
  return { targets: sharing.targets, share, sharesPictures: sharing.sharesPictures, sharePicture }
}
