import { kakaoMessenger, ShareMenu, ToastProvider } from '@fandeck/widgets'

/** Without a key, the menu does not offer Kakao Talk. */
const messenger = kakaoMessenger({ appKey: undefined })

export const Share = () => (
  <ToastProvider>
    <ShareMenu messenger={messenger} />
  </ToastProvider>
)
