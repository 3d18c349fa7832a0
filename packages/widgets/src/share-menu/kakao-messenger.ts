import type { Messenger, ShareContent } from '@fandeck/sdk/sharing'
import { loadScript } from '../theme/load-script.ts'

interface KakaoLink {
  mobileWebUrl: string
  webUrl: string
}
type KakaoMessage =
  | { objectType: 'text'; text: string; link: KakaoLink }
  | {
      objectType: 'feed'
      content: { title: string; description: string; imageUrl: string; link: KakaoLink }
    }
interface Kakao {
  isInitialized(): boolean
  init(appKey: string): void
  Share: { sendDefault(message: KakaoMessage): unknown }
}
declare global {
  interface Window {
    Kakao?: Kakao
  }
}

const SCRIPT = 'https://t1.kakaocdn.net/kakao_js_sdk/2.7.4/kakao.min.js'

function messageOf({ url, title, text = '', image }: ShareContent): KakaoMessage {
  const link = { mobileWebUrl: url, webUrl: url }
  return image === undefined
    ? { objectType: 'text', text: text ? `${title}\n${text}` : title, link }
    : { objectType: 'feed', content: { title, description: text, imageUrl: image, link } }
}

/**
 * Creates Kakao Talk as the messenger of a `ShareMenu`; `undefined` without an app key, which hides it. Its script
 * loads when a visitor first presses "메신저로 보내기".
 *
 * @param options `scriptUrl` replaces the URL of Kakao's script
 * @see D44
 */
export function kakaoMessenger({
  appKey,
  scriptUrl = SCRIPT,
}: {
  appKey: string | undefined
  scriptUrl?: string | undefined
}): Messenger | undefined {
  if (!appKey) return undefined
  let loading: Promise<void> | undefined
  return {
    async send(content) {
      loading ??= loadScript(scriptUrl).catch((error: unknown) => {
        loading = undefined
        throw error
      })
      await loading
      const { Kakao } = window
      if (!Kakao) throw new Error('The script of Kakao brought no messenger.')
      if (!Kakao.isInitialized()) Kakao.init(appKey)
      Kakao.Share.sendDefault(messageOf(content))
    },
  }
}
