import type { FoundAddress, PostcodeSearch } from '../drop-model/postcode.ts'
import { loadScript } from '../theme/load-script.ts'

interface DaumAddress {
  zonecode: string
  address: string
  roadAddress: string
}
interface DaumPostcode {
  Postcode: new (options: {
    oncomplete(found: DaumAddress): void
    width: string
    height: string
  }) => { embed(host: HTMLElement, options?: { autoClose: boolean }): void }
}
declare global {
  interface Window {
    daum?: DaumPostcode
    kakao?: DaumPostcode
  }
}

const SCRIPT = 'https://t1.daumcdn.net/mapjsapi/bundle/postcode/prod/postcode.v2.js'

/** Loads the script and returns its service. */
async function load(scriptUrl: string): Promise<DaumPostcode> {
  await loadScript(scriptUrl)
  const service = window.kakao?.Postcode ? window.kakao : window.daum
  if (!service?.Postcode) throw new Error('The postcode script brought no search.')
  return service
}

/**
 * Creates a `PostcodeSearch` over the free postcode service of Daum. Its script loads when the fan first presses
 * "주소 찾기".
 *
 * @param options `scriptUrl` replaces the URL of the service
 */
export function daumPostcode({
  scriptUrl = SCRIPT,
}: {
  scriptUrl?: string | undefined
} = {}): PostcodeSearch {
  let loading: Promise<DaumPostcode> | undefined
  return {
    async open(host, onFound) {
      loading ??= load(scriptUrl).catch((error: unknown) => {
        loading = undefined
        throw error
      })
      const { Postcode } = await loading
      const oncomplete = (found: DaumAddress) => onFound(foundOf(found))
      new Postcode({ oncomplete, width: '100%', height: '100%' }).embed(host, { autoClose: false })
    },
  }
}

const foundOf = ({ zonecode, roadAddress, address }: DaumAddress): FoundAddress => ({
  postNumber: zonecode,
  address: roadAddress || address,
})
