import type { Db } from '../src/db/open.ts'

/** When a fault strikes: before a statement or transaction, or after its commit, when its answer is lost. */
export type Moment = 'before' | 'after'

/** An error as the driver throws it. */
export const driverError = (code: string): Error => Object.assign(new Error(`driver error ${code}`), { code })

/** A database whose next statements and transactions fail as during a failover. */
export interface FaultyDatabase {
  db: Db
  /** Lets the next `count` statements or transactions fail. */
  fail(error: Error, moment: Moment, count: number): void
  /** The faults that have struck. */
  struck(): number
}

/** Wraps a database: `execute` and `transaction` throw the given error, before or after they ran. */
export function faultyDatabase(db: Db): FaultyDatabase {
  let left = 0
  let struck = 0
  let moment: Moment = 'before'
  let error = new Error('no fault is set')
  const strike = (): never => {
    left--
    struck++
    throw error
  }
  return {
    struck: () => struck,
    fail(next, at, count) {
      error = next
      moment = at
      left = count
      struck = 0
    },
    db: new Proxy(db, {
      get(target, name) {
        const own: unknown = Reflect.get(target, name, target)
        if (typeof own !== 'function' || (name !== 'execute' && name !== 'transaction')) return own
        return async (...args: unknown[]): Promise<unknown> => {
          if (left > 0 && moment === 'before') strike()
          const done: unknown = await Reflect.apply(own, target, args)
          if (left > 0) strike()
          return done
        }
      },
    }),
  }
}
