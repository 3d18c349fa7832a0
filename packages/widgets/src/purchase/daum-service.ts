import type { FoundAddress } from '../drop-model/postcode.ts'
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

const loading = new Map<string, Promise<DaumPostcode>>()

/** Loads the script and returns its service. */
async function load(scriptUrl: string): Promise<DaumPostcode> {
  await loadScript(scriptUrl)
  const service = window.kakao?.Postcode ? window.kakao : window.daum
  if (!service?.Postcode) throw new Error('The postcode script brought no search.')
  return service
}

/** Loads the service once, and embeds its search into `host`. */
export async function openDaumPostcode(
  scriptUrl: string,
  host: HTMLElement,
  onFound: (found: FoundAddress) => void,
): Promise<void> {
  const service = loading.get(scriptUrl) ?? load(scriptUrl)
  loading.set(scriptUrl, service)
  const { Postcode } = await service.catch((error: unknown) => {
    loading.delete(scriptUrl)
    throw error
  })
  const oncomplete = (found: DaumAddress) => onFound(foundOf(found))
  new Postcode({ oncomplete, width: '100%', height: '100%' }).embed(host, { autoClose: false })
}

const foundOf = ({ zonecode, roadAddress, address }: DaumAddress): FoundAddress => ({
  postNumber: zonecode,
  address: roadAddress || address,
})
