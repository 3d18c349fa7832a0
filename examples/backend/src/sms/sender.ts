import type { BackendConfig } from '../config.ts'

/** A text message. */
export interface TextMessage {
  /** Digits only. */
  phone: string
  body: string
  /** A template of KakaoTalk; Solapi sends the body as a text message if KakaoTalk cannot deliver it. */
  kakao?: { channel: string; template: string; variables: Record<string, string> }
}

/** Delivers text messages. */
export interface SmsSender {
  /** Rejects if the message was not accepted. */
  send(message: TextMessage): Promise<void>
}

/** A service that does not answer holds up the queue no longer, ms. */
const LIMIT_MS = 10_000

/** Delivers text messages through Solapi, whose API names the failure of each message that it accepts none of. */
export function solapiSender({ apiKey, apiSecret, from }: NonNullable<BackendConfig['solapi']>): SmsSender {
  // Imported lazily, because it is large.
  const service = async () => new (await import('solapi')).SolapiMessageService(apiKey, apiSecret)
  return {
    async send({ phone, body, kakao }) {
      const late = AbortSignal.timeout(LIMIT_MS)
      const timeout = new Promise<never>((_, reject) => {
        late.addEventListener('abort', () => reject(new Error('Solapi has not answered in time.')))
      })
      const kakaoOptions = kakao && {
        pfId: kakao.channel,
        templateId: kakao.template,
        variables: kakao.variables,
      }
      const message = { to: phone, from, text: body, ...(kakaoOptions && { kakaoOptions }) }
      await Promise.race([service().then((solapi) => solapi.send(message)), timeout])
    },
  }
}
