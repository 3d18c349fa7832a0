import type { PhoneCode } from '@fandeck/sdk/auth'
import * as z from 'zod/mini'

const NAME = 'fandeck-site:sent-code'
const Kept = z.object({ phone: z.string(), expiresAt: z.number(), resendAt: z.number() })

/** A code that was sent, and its number. */
export interface SentCode extends PhoneCode {
  phone: string
}

/** Keeps a sent code in the tab, so that a reload or a way back does not ask for another one (D3). */
export const sentCode = {
  /** Returns the code that is valid at a server time, epoch ms. */
  read(now: number): SentCode | undefined {
    try {
      const { data } = z.safeParse(Kept, JSON.parse(sessionStorage.getItem(NAME) ?? 'null'))
      return data && data.expiresAt > now ? data : undefined
    } catch {
      // Without storage, nothing is kept.
      return undefined
    }
  },
  write(sent: SentCode): void {
    try {
      sessionStorage.setItem(NAME, JSON.stringify(sent))
    } catch {
      // A reload then starts with the number.
    }
  },
  clear(): void {
    try {
      sessionStorage.removeItem(NAME)
    } catch {
      // There is nothing to remove.
    }
  },
}
