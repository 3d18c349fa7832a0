/// <reference types="trusted-types" />

type ScriptPolicy = Pick<TrustedTypePolicy, 'createScriptURL'>

let policy: ScriptPolicy | undefined
let reader: ScriptPolicy | undefined

/** A page that enforces Trusted Types must allow the policy `fandeck-scripts`, which creates the script URLs. */
function trustedAddress(address: string): unknown {
  policy ??= window.trustedTypes?.createPolicy('fandeck-scripts', { createScriptURL: (asked) => asked })
  return policy?.createScriptURL(address) ?? address
}

/** Starts a worker from a blob of this package; a page that enforces Trusted Types must allow the policy `fandeck-reader`. */
export function trustedWorker(address: string): Worker {
  reader ??= window.trustedTypes?.createPolicy('fandeck-reader', { createScriptURL: (asked) => asked })
  const trusted: unknown = reader?.createScriptURL(address) ?? address
  // The constructor takes a trusted address, which its type does not know.
  return Reflect.construct(Worker, [trusted])
}

/** Loads a script of another site; removes a failed one, so that the next call loads it again. */
export function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    Object.assign(script, { src: trustedAddress(address) })
    script.onload = () => resolve()
    script.onerror = () => {
      script.parentNode?.removeChild(script)
      reject(new Error(`${address} could not be loaded.`))
    }
    document.head.append(script)
  })
}
