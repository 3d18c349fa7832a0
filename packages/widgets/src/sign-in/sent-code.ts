import type { Fandeck } from '@fandeck/sdk'
import type { PhoneCode } from '@fandeck/sdk/auth'
import { jsonOf } from '@fandeck/sdk/internal'

const NAME = 'fandeck:sent-code'

/** A code that was sent, and its number. */
export interface SentCode extends PhoneCode {
  phone: string
}

function isSentCode(kept: unknown): kept is SentCode {
  const { phone, expiresAt, resendAt }: { [Name in keyof SentCode]?: unknown } = Object(kept)
  return typeof phone === 'string' && typeof expiresAt === 'number' && typeof resendAt === 'number'
}

/** Keeps a sent code in the tab, so that a reload or a way back does not request another one (D3). */
export function sentCodeOf({ platform, clock }: Fandeck) {
  const { sessionStorage: storage } = platform
  return {
    /** Returns the code that is still valid. */
    read(): SentCode | undefined {
      try {
        const kept: unknown = JSON.parse(storage.getItem(NAME) ?? 'null')
        return isSentCode(kept) && kept.expiresAt > clock.now() ? kept : undefined
      } catch {
        // A damaged record counts as none.
        return undefined
      }
    },
    write: (sent: SentCode): void => storage.setItem(NAME, jsonOf(sent)),
    clear: (): void => storage.removeItem(NAME),
  }
}
