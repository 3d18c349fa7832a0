import * as z from 'zod/mini'
import type { Fandeck } from '../client.ts'
import { jsonOf } from '../kernel/json.ts'
import { isCode } from './code.ts'

const Memory = z.object({ code: z.string().check(z.refine((code) => isCode(code))), keptAt: z.number() })
/** Long enough to sign up, and too short for the next person at a shared computer. */
const KEPT_MS = 600_000

/** What a visitor has typed, kept in the tab. */
export interface CodeMemory {
  /** Returns the code unless it is older than ten minutes. */
  read(): string | undefined
  /** Keeps the code for ten minutes; ignores a storage that is full or denied. */
  write(code: string): void
  /** Forgets the code. */
  clear(): void
}

/**
 * Stores a typed code in the tab's session storage, so that the way to the login and back does not lose it. Storage
 * that is full or denied keeps nothing.
 *
 * @param place what the code is for, such as the name of a pack
 * @see D10, D12b
 */
export function codeMemory({ platform, clock }: Fandeck, place: string): CodeMemory {
  const name = `fandeck:code:${place}`
  const { sessionStorage: storage } = platform
  const quietly = <T>(act: () => T): T | undefined => {
    try {
      return act()
    } catch {
      return undefined
    }
  }
  return {
    read: () =>
      quietly(() => {
        const { data } = z.safeParse(Memory, JSON.parse(storage.getItem(name) ?? 'null'))
        return data && Math.abs(clock.now() - data.keptAt) < KEPT_MS ? data.code : undefined
      }),
    write: (code) => quietly(() => storage.setItem(name, jsonOf({ code, keptAt: clock.now() }))),
    clear: () => quietly(() => storage.removeItem(name)),
  }
}
