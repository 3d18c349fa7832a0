import type { Tx } from '../db/open.ts'

/** Keeps the bytes of media by their names, such as `<sha256>.jpg`; any number of processes share it. */
export interface MediaStore {
  /** Stores the bytes of a name; the same name again changes nothing. `tx` is joined by a store in the database. */
  put(name: string, bytes: Uint8Array, tx?: Tx): Promise<void>
  /** Returns the bytes of a name; `undefined` if there are none. */
  read(name: string): Promise<Buffer | undefined>
  /** Removes a name; an absent one is no error. `tx` is joined by a store in the database. */
  remove(name: string, tx?: Tx): Promise<void>
}
