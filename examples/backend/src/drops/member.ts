import type { DropMember } from '@fandeck/sdk/wire'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { profileOf, walletIn } from '../account/service.ts'
import { addressIn } from '../auth/owner-notice.ts'
import { linkedAccounts, users } from '../auth/tables.ts'
import type { Backend } from '../context.ts'
import { wayOf } from '../messages/outgoing.ts'
import { messageTemplates } from '../messages/tables.ts'
import { sessionInvalid } from '../problem.ts'
import { dropReminders } from '../reminders/tables.ts'
import { refusals } from './problems.ts'
import { mintings, mintingWallets, mintingWhitelist, orders } from './tables.ts'

/** Builds the query of one row, whose text is made once; a pooler of transactions keeps no named statements. */
function rowReader({ db, fixedTime }: Backend) {
  const dropId = sql.placeholder('dropId')
  const userId = sql.placeholder('userId')
  const now = fixedTime ? sql`${sql.placeholder('now')}::bigint` : sql`(select fandeck_now())`
  // Reservations that are overdue count no longer; the next buyer releases them.
  const overdue = sql`(select sum(${orders.amount}) from ${orders} where ${orders.userId} = ${userId}
    and ${orders.dropId} = ${dropId} and ${orders.status} = 'RESERVED' and ${orders.expiresAt} <= ${now})`
  const query = db
    .select({
      maxPerMember: mintings.maxPerMember,
      whitelist: mintings.whitelist,
      startAt: mintings.startAt,
      user: {
        id: users.id,
        memberId: users.memberId,
        nickname: users.nickname,
        loginType: users.loginType,
        level: users.level,
        phone: users.phone,
        pictureId: users.pictureId,
        portrait: sql`${users.portrait} is not null`,
        points: users.points,
        adEmail: users.adEmail,
        adSms: users.adSms,
        walletLinked: users.walletLinked,
        walletAddress: users.walletAddress,
      },
      held: sql<number>`case when ${mintingWallets.qty} > 0 then ${mintingWallets.qty} - coalesce(${overdue}, 0) else 0 end`.mapWith(
        Number,
      ),
      listed: mintingWhitelist.userId,
      reminded: dropReminders.userId,
      kakaoTemplate: messageTemplates.kakaoTemplate,
      linked: sql<string | null>`(select ${linkedAccounts.email} from ${linkedAccounts}
        where ${linkedAccounts.userId} = ${userId} and ${linkedAccounts.email} is not null limit 1)`,
    })
    .from(mintings)
    .leftJoin(users, and(eq(users.id, userId), isNull(users.withdrawnAt)))
    .leftJoin(mintingWallets, and(eq(mintingWallets.dropId, dropId), eq(mintingWallets.userId, userId)))
    .leftJoin(mintingWhitelist, and(eq(mintingWhitelist.dropId, dropId), eq(mintingWhitelist.userId, userId)))
    .leftJoin(dropReminders, and(eq(dropReminders.dropId, dropId), eq(dropReminders.userId, userId)))
    .leftJoin(messageTemplates, eq(messageTemplates.name, 'opening'))
    .where(eq(mintings.dropId, dropId))
    .prepare('')
  return async (drop: number, member: string) =>
    (await query.execute({ dropId: drop, userId: member, now: fixedTime?.() }))[0]
}

function whitelistAnswer(listed: boolean) {
  if (listed) return { status: '200' }
  const { status, message } = refusals.notListed()
  return { status, message }
}

/** Returns the read of what the page of a drop asks of a member when it opens, in one query of one row (D115). */
export function dropMemberReader(backend: Backend): (dropId: number, userId: string) => Promise<DropMember> {
  const { config, now } = backend
  const read = rowReader(backend)
  return async (dropId, userId) => {
    const row = await read(dropId, userId)
    if (!row) throw refusals.notFound()
    const { user, kakaoTemplate, linked, startAt } = row
    if (!user) throw sessionInvalid()
    const mail = addressIn(user, linked)
    const { channel } = wayOf(config, { phone: user.phone, mail, kakaoTemplate: kakaoTemplate ?? undefined })
    return {
      user: profileOf(backend, user),
      wallet: walletIn(user),
      limit: { purchasablePacks: Math.max(0, row.maxPerMember - row.held) },
      ...(row.whitelist && { whitelist: whitelistAnswer(row.listed !== null) }),
      ...(startAt > now() && { reminder: { reminding: row.reminded !== null, channel } }),
    }
  }
}
