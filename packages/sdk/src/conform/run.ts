import { absentCalls } from './absent.ts'
import type { Check, Finding, Reporter } from './check.ts'
import { reads } from './checks/reads.check.ts'
import { shape } from './checks/shape.check.ts'
import { status } from './checks/status.check.ts'
import { type Contracted, callsOf } from './contract.ts'
import { type Exchange, isAnswer, NO_REPLY } from './exchange.ts'
import { checks } from './generated/checks.ts'
import type { Profile } from './profiles.ts'
import { createWorld, type Settings, type World } from './world.ts'

/** What one check has found of one endpoint. */
export interface Result {
  check: string
  /** Such as `GET /minting/:dropId`. */
  endpoint: string
  /** A skipped one was not checked, or not completely. */
  state: 'passed' | 'failed' | 'skipped'
  /** Why it was skipped. */
  reason?: string | undefined
  findings: readonly Finding[]
  /** The rows of the requirements. */
  rows: readonly string[]
  /** The tags and widgets that a fault reaches. */
  users: readonly string[]
}

interface Entry {
  check: Check
  called: Contracted
  judged: boolean
  reason: string | undefined
  findings: Map<string, Finding>
}

/** Collects the results of a profile’s calls by check and endpoint; a fault that occurs again is one. */
function createBook(calls: readonly Contracted[]) {
  const entries = new Map<string, Entry>()
  function entryOf(check: Check, called: Contracted): Entry {
    const key = `${check.name} ${called.route}`
    const known = entries.get(key)
    if (known) return known
    const entry: Entry = { check, called, judged: false, reason: undefined, findings: new Map() }
    entries.set(key, entry)
    return entry
  }
  const reporterOf = (check: Check): Reporter => ({
    judge(called, findings) {
      const entry = entryOf(check, called)
      entry.judged = true
      for (const one of findings) if (!entry.findings.has(one.field)) entry.findings.set(one.field, one)
    },
    skip(called, reason) {
      entryOf(check, called).reason ??= reason
    },
  })
  // A sequence can have a call outside of the profile.
  const own = () => [...entries.values()].filter(({ called }) => calls.includes(called))
  const results = (): Result[] =>
    own().map(({ check, called, reason, findings }) => ({
      check: check.name,
      endpoint: called.route,
      state: findings.size > 0 ? 'failed' : reason === undefined ? 'passed' : 'skipped',
      ...(reason !== undefined && { reason }),
      findings: [...findings.values()],
      rows: [...new Set([...called.rows, ...(check.rows ?? [])])],
      users: called.users,
    }))
  return { reporterOf, results }
}

function judgeReply(exchange: Exchange, world: World, reporterOf: (check: Check) => Reporter): void {
  // Without a reply there are no headers and no fields.
  for (const check of exchange.http === NO_REPLY ? [status] : checks) {
    const findings = check.reply?.(exchange, world)
    if (findings) reporterOf(check).judge(exchange.called, findings)
  }
}

/** Runs every check of a profile against a backend. */
export async function runChecks(profile: Profile, settings: Settings): Promise<Result[]> {
  const all = callsOf(profile)
  const book = createBook(all)
  const absent = await absentCalls(createWorld(settings, all, () => {}))
  for (const called of absent)
    book.reporterOf(reads).skip(called, 'The backend lacks the route, which is optional.')
  const calls = all.filter((called) => !absent.includes(called))
  const answered = new Set<Contracted>()
  // An id can come from a call outside of the profile, which is not judged.
  const world = createWorld(settings, calls, (exchange) => {
    if (!calls.includes(exchange.called)) return
    if (isAnswer(exchange)) answered.add(exchange.called)
    judgeReply(exchange, world, book.reporterOf)
  })
  for (const check of [...checks.filter(({ last }) => !last), ...checks.filter(({ last }) => last)])
    await check.run?.(world, book.reporterOf(check))
  // A call that no check plays is never reported as passed.
  for (const called of calls)
    if (called.endpoint.method !== 'GET' && !answered.has(called))
      book.reporterOf(shape).skip(called, 'No check plays this call with success; its reply is not judged.')
  return book.results()
}

/** Judges recorded exchanges instead of calling. */
export function judgeRecording(
  profile: Profile,
  settings: Settings,
  recorded: readonly Exchange[],
): Result[] {
  const calls = callsOf(profile)
  const book = createBook(calls)
  const world = createWorld(settings, calls, () => {})
  for (const exchange of recorded)
    if (calls.includes(exchange.called)) judgeReply(exchange, world, book.reporterOf)
  const seen = new Set(recorded.map(({ called }) => called))
  for (const called of calls)
    if (!seen.has(called)) book.reporterOf(shape).skip(called, 'The recording has no such call.')
  for (const check of checks)
    for (const called of check.run && !check.reply ? calls.slice(0, 1) : [])
      book.reporterOf(check).skip(called, 'A recording cannot repeat a call.')
  return book.results()
}
