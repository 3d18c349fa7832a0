import { parseArgs } from 'node:util'
import { formatSeoulDate, formatSeoulTime } from '@fandeck/sdk'
import { closeStaffEvent, unlockStaffEvent } from '../benefits/staff-event.ts'
import type { Backend } from '../context.ts'
import { changeDrop } from '../controls/change.ts'
import { mintingBySeq } from '../drops/store.ts'
import { isOperator, unlockOperator } from '../operations/operators.ts'
import { resetPasskeys } from '../operations/passkey-rules.ts'
import { addToken, changeRole, endToken, putByAdmin, removeOperator } from '../operations/team.ts'
import { Problem } from '../problem.ts'
import { ROLES, type Role } from '../roles.ts'
import { StartProblem } from '../start-problem.ts'
import { createStaffPass } from './staff-pass.ts'
import { unlockByName } from './unlock.ts'

const USAGE = `Usage:
  npm run admin -- create EVENT [TITLE] [--days 7]   makes an event and a password of its staff desk
  npm run admin -- close EVENT                       ends the passwords of an event's staff, and their open desks
  npm run admin -- operator ID [NAME] [--role viewer]  makes an operator of /staff/operations, or another password for one
  npm run admin -- operator ID --remove              removes an operator and ends their sessions and tokens
  npm run admin -- role ID viewer|support|shop|owner  gives an operator another role, at once
  npm run admin -- gate DROP RATE                    calls RATE fans per second at the gate of a drop; off turns it off
  npm run admin -- passkeys ID --remove              removes the passkeys of an operator who has lost theirs, and ends their sessions
  npm run admin -- token NAME [--role shop] [--days 90] [--of ID]  makes a token of the command fandeck, or another one of
                                                     that name; one of an operator ends with them
  npm run admin -- token NAME --remove               ends a token
  npm run admin -- migrate --plan                    lists what a start of this version would change in the database
  npm run admin -- unlock event EVENT                lets the staff of a locked event try again
  npm run admin -- unlock account ID_OR_PHONE        lets a locked account log in again
  npm run admin -- unlock operator ID                lets a locked operator sign in again`

const NAME = /^[a-z0-9][a-z0-9-]{0,63}$/
const usage = () => new StartProblem(USAGE)

function read(args: readonly string[]) {
  try {
    const options = {
      days: { type: 'string' },
      role: { type: 'string' },
      of: { type: 'string' },
      remove: { type: 'boolean', default: false },
    } as const
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch {
    throw usage()
  }
}

function daysIn(text: string): number {
  if (!/^[1-9]\d{0,2}$/.test(text)) throw new StartProblem('--days is a number from 1 to 999.')
  return Number(text)
}

async function create({ db, now }: Backend, [eventKey = '', title = eventKey]: string[], days = '7') {
  if (!NAME.test(eventKey)) {
    throw new StartProblem('An event key has lower-case letters, digits and hyphens, such as home-2026-05.')
  }
  const { password, endAt } = await createStaffPass(db, { eventKey, title, days: daysIn(days), now: now() })
  return `The staff desk /staff/${eventKey} opens with ${password} until ${formatSeoulDate(endAt)} ${formatSeoulTime(endAt)} (Seoul). The password is shown only now.`
}

async function close(backend: Backend, [eventKey = '']: string[]) {
  if (!(await closeStaffEvent(backend, eventKey))) throw new StartProblem(`There is no event ${eventKey}.`)
  return `The staff desk /staff/${eventKey} is closed.`
}

const noOperator = (operatorId: string) => new StartProblem(`There is no operator ${operatorId}.`)

function roleIn(text: string): Role {
  const role = ROLES.find((one) => one === text)
  if (!role) throw new StartProblem(`A role is one of ${ROLES.join(', ')}.`)
  return role
}

/** Runs a step for an operator. @throws StartProblem if there is none */
async function forOperator(operatorId: string, run: () => Promise<unknown>): Promise<void> {
  try {
    await run()
  } catch (error) {
    throw error instanceof Problem && error.code === 'NOT_FOUND' ? noOperator(operatorId) : error
  }
}

async function operator(
  backend: Backend,
  [operatorId = '', name]: string[],
  { role: wanted, remove }: { role?: string | undefined; remove: boolean },
) {
  if (!NAME.test(operatorId)) {
    throw new StartProblem('An operator id has lower-case letters, digits and hyphens, such as han-doyun.')
  }
  if (remove) {
    await forOperator(operatorId, () => removeOperator(backend, 'admin', operatorId))
    return `The operator ${operatorId} is removed, and their sessions and tokens have ended.`
  }
  const { password, role } = await putByAdmin(backend, {
    operatorId,
    name,
    role: wanted === undefined ? undefined : roleIn(wanted),
  })
  return `The operator ${operatorId} (${role}) signs in at /staff/operations with ${password}. The password is shown only now.`
}

async function role(backend: Backend, [operatorId = '', wanted = '']: string[]) {
  const role = roleIn(wanted)
  await forOperator(operatorId, () => changeRole(backend, 'admin', { operatorId, role }))
  return `The operator ${operatorId} has the role ${role} from now on, in open sessions and tokens, too.`
}

async function passkeys(backend: Backend, [operatorId = '']: string[], remove: boolean) {
  if (!remove) throw usage()
  await forOperator(operatorId, () => resetPasskeys(backend, 'admin', operatorId))
  return `The operator ${operatorId} has no passkey, and signs in with the password to add one.`
}

async function token(
  backend: Backend,
  [name = '']: string[],
  {
    days = '90',
    role: wanted = 'shop',
    remove,
    of: operatorId,
  }: { days?: string | undefined; role?: string | undefined; remove: boolean; of?: string | undefined },
) {
  if (!NAME.test(name)) {
    throw new StartProblem(
      'The name of a token has lower-case letters, digits and hyphens, such as han-doyun.',
    )
  }
  if (remove) {
    if (!(await endToken(backend, 'admin', name))) throw new StartProblem(`There is no valid token ${name}.`)
    return `The token ${name} is no longer valid.`
  }
  const role = roleIn(wanted)
  if (operatorId !== undefined && !(await isOperator(backend, operatorId))) throw noOperator(operatorId)
  const { token, endAt } = await addToken(backend, 'admin', {
    name,
    role,
    days: daysIn(days),
    operatorId,
  })
  return `FANDECK_TOKEN=${token}\nThe token ${name} is valid until ${formatSeoulDate(endAt)} ${formatSeoulTime(endAt)} (Seoul). It is shown only now.`
}

async function gate(backend: Backend, [drop = '', rate = '']: string[]) {
  if (!/^\d{1,9}$/.test(drop) || !/^(off|\d{1,5}(\.\d{1,4})?)$/.test(rate)) throw usage()
  const passRate = rate === 'off' ? null : Number(rate)
  if (passRate !== null && !(passRate > 0 && passRate <= 10_000)) {
    throw new StartProblem('RATE is above 0 and at most 10000 fans per second.')
  }
  if (!(await mintingBySeq(backend.db, Number(drop)))) throw new StartProblem(`There is no drop ${drop}.`)
  const change = { action: 'gate', fansPerSecond: passRate } as const
  try {
    await changeDrop(backend, { drop, change }, { author: 'admin', by: 'admin' })
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    if (error.code !== 'DROP_SAME') throw new StartProblem(`${error.message} (${error.code})`)
  }
  return passRate === null
    ? `Drop ${drop} has no gate.`
    : `The gate of drop ${drop} calls ${passRate} fans per second.`
}

const UNLOCKING = { event: unlockStaffEvent, account: unlockByName, operator: unlockOperator }

async function unlock(backend: Backend, [what, name = '']: string[]) {
  const run = new Map(Object.entries(UNLOCKING)).get(what ?? '')
  if (!run) throw usage()
  if (!(await run(backend, name))) throw new StartProblem(`There is no ${what} ${name}.`)
  return `The ${what} ${name} is unlocked.`
}

/**
 * Runs an operator command and returns its message.
 *
 * @throws StartProblem with one sentence if it fails
 */
export async function runCommand(backend: Backend, args: readonly string[]): Promise<string> {
  const { positionals, values } = read(args)
  const [command, ...rest] = positionals
  if (command === 'create') return create(backend, rest, values.days)
  if (command === 'close') return close(backend, rest)
  if (command === 'operator') return operator(backend, rest, values)
  if (command === 'role') return role(backend, rest)
  if (command === 'passkeys') return passkeys(backend, rest, values.remove)
  if (command === 'token') return token(backend, rest, values)
  if (command === 'gate') return gate(backend, rest)
  if (command === 'unlock') return unlock(backend, rest)
  throw usage()
}
