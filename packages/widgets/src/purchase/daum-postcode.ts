import type { FoundAddress, PostcodeSearch } from '../drop-model/postcode.ts'

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
interface ScriptRules {
  createScriptURL(address: string): unknown
}
declare global {
  interface Window {
    daum?: DaumPostcode
    kakao?: DaumPostcode
    trustedTypes?: { createPolicy(name: string, rules: ScriptRules): ScriptRules }
  }
}

const SCRIPT = 'https://t1.daumcdn.net/mapjsapi/bundle/postcode/prod/postcode.v2.js'

let policy: ScriptRules | undefined

/** A page that enforces Trusted Types takes a script's address from a policy that it names: `fandeck-scripts`. */
function trustedAddress(address: string): unknown {
  policy ??= window.trustedTypes?.createPolicy('fandeck-scripts', { createScriptURL: (asked) => asked })
  return policy?.createScriptURL(address) ?? address
}

/** Loads the script once; a failure is forgotten, so that the next try loads again. */
function load(scriptUrl: string): Promise<DaumPostcode> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    Object.assign(script, { src: trustedAddress(scriptUrl) })
    script.onload = () => {
      const service = window.kakao?.Postcode ? window.kakao : window.daum
      if (service?.Postcode) resolve(service)
      else reject(new Error('The postcode script brought no search.'))
    }
    script.onerror = () => {
      script.remove()
      reject(new Error('The postcode script could not be loaded.'))
    }
    document.head.append(script)
  })
}

/**
 * The free postcode service of Daum as a `PostcodeSearch`. Its script is loaded when the fan first presses "주소 찾기",
 * never before.
 *
 * @param options `scriptUrl` replaces the service's own address
 */
export function daumPostcode({ scriptUrl = SCRIPT }: { scriptUrl?: string } = {}): PostcodeSearch {
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
