import type { PostcodeSearch } from '../drop-model/postcode.ts'

const SCRIPT = 'https://t1.daumcdn.net/mapjsapi/bundle/postcode/prod/postcode.v2.js'

/**
 * Creates a `PostcodeSearch` over the free postcode service of Daum. Its script loads when the fan first presses
 * "주소 찾기".
 *
 * @param options `scriptUrl` replaces the URL of the service
 */
export const daumPostcode = ({
  scriptUrl = SCRIPT,
}: {
  scriptUrl?: string | undefined
} = {}): PostcodeSearch => ({
  open: async (host, onFound) =>
    (await import('./daum-service.ts')).openDaumPostcode(scriptUrl, host, onFound),
})
