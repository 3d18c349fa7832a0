import type { TelemetryAdapter } from '@fandeck/sdk/telemetry'
import { addScript } from './outer-script.ts'
import { CLARITY_ORIGIN } from './telemetry-hosts.ts'

type Command = readonly unknown[]
interface Clarity {
  (...command: Command): void
  /** The commands before the script has loaded. */
  q?: Command[]
}
declare global {
  interface Window {
    clarity?: Clarity
  }
}

/** Microsoft Clarity: records sessions, which the masked id of a member names (S7.68). */
export async function clarity({
  id,
  origin = CLARITY_ORIGIN,
}: {
  id: string
  origin?: string | undefined
}): Promise<TelemetryAdapter> {
  const waiting: Command[] = []
  const queue: Clarity = (...command) => void waiting.push(command)
  queue.q = waiting
  window.clarity ??= queue
  const send: Clarity = (...command) => window.clarity?.(...command)
  send('consentv2', { ad_Storage: 'denied', analytics_Storage: 'granted' })
  await addScript(`${origin}/tag/${id}`)
  return {
    track: (name, { path }) => (typeof path === 'string' ? send('set', 'page', path) : send('event', name)),
    identify: (masked) => send('identify', masked),
  }
}
