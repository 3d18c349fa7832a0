import { kakaoMessenger, ShareMenu, ToastProvider } from '@fandeck/widgets'

/** Without a key Kakao Talk is not offered. */
const messenger = kakaoMessenger({ appKey: undefined })

export const Share = () => (
  <ToastProvider>
    <ShareMenu messenger={messenger} />
  </ToastProvider>
)
