import { randomUUID } from 'node:crypto'
import { users } from '../../auth/tables.ts'
import type { Backend } from '../../context.ts'
import type { Tx } from '../../db/open.ts'
import { hashPassword } from '../../limits/hashing.ts'
import { putOperator } from '../../operations/operators.ts'
import { ACCOUNTS, OPERATORS } from '../content/index.ts'

/** The demo accounts and the demo operator; other domains seed what they own. */
export async function seedAccounts(backend: Backend, tx: Tx): Promise<void> {
  for (const account of ACCOUNTS) {
    await tx.insert(users).values({
      id: randomUUID(),
      memberId: account.memberId,
      loginType: account.loginType,
      nickname: account.nickname,
      level: account.level,
      phone: account.phone,
      passwordHash: account.password === undefined ? undefined : await hashPassword(account.password),
      walletLinked: account.walletAddress !== undefined,
      walletAddress: account.walletAddress,
      portrait: account.portrait,
      birth: account.birthYear === undefined ? undefined : `${account.birthYear}-01-01`,
      gender: account.gender,
      points: account.totalPoint,
      createdAt: backend.now(),
    })
  }
  for (const operator of OPERATORS) await putOperator(tx, { ...operator, now: backend.now() })
}
