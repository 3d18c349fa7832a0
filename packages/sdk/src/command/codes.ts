import { defineCommand } from 'citty'
import colours from 'picocolors'
import { type CodeBatch, CodesReport, momentText, SHOP_PATHS } from '../shop/index.ts'
import { attempt } from './attempt.ts'
import { issue } from './codes-issue.ts'
import { runningShop, TO } from './running-shop.ts'
import { say } from './say.ts'

const lineOf = ({ batch, series, author, at, revokedAt, ...counts }: CodeBatch): string =>
  [
    colours.bold(batch),
    `${series}  ${momentText(at)}  ${author}`,
    `issued ${counts.issued}, claimed ${counts.claimed}, revoked ${counts.revoked}, unclaimed ${counts.unclaimed}`,
    ...(revokedAt === undefined ? [] : [colours.red(`revoked ${momentText(revokedAt)}`)]),
  ].join('  ')

/** Returns a report in lines. */
export const reportText = ({ batches, days }: CodesReport): string =>
  batches.length === 0
    ? 'No codes are issued.'
    : [...batches.map(lineOf), ...days.map(({ day, claimed }) => `${day}  claimed ${claimed}`)].join('\n')

const JSON_OPTION = { json: { type: 'boolean', description: 'Prints the report as JSON' } } as const

const show = (report: CodesReport, json: boolean | undefined) =>
  say(json ? JSON.stringify(report, null, 2) : reportText(report))

const report = defineCommand({
  meta: { name: 'report', description: 'Counts the codes of a series or batch, and the claims of each day.' },
  args: {
    of: { type: 'positional', required: true, description: 'The name of a series, or a batch such as B12' },
    ...TO,
    ...JSON_OPTION,
  },
  run: ({ args }) =>
    attempt(async () => {
      const path = `${SHOP_PATHS.reportOfCodes}/${encodeURIComponent(args.of)}`
      show(await runningShop(args.to).ask(path, CodesReport), args.json)
    }),
})

const revoke = defineCommand({
  meta: { name: 'revoke', description: 'Revokes the unclaimed codes of a batch, for good.' },
  args: {
    batch: { type: 'positional', required: true, description: 'The batch, such as B12' },
    ...TO,
    ...JSON_OPTION,
  },
  run: ({ args }) =>
    attempt(async () => {
      const { batch } = args
      if (!/^B[1-9]\d{0,8}$/.test(batch)) throw new Error(`${batch} is no batch, such as B12.`)
      show(await runningShop(args.to).ask(SHOP_PATHS.revokeCodes, CodesReport, { batch }), args.json)
    }),
})

/** `fandeck codes`: the printed codes of a running shop. */
export const codes = defineCommand({
  meta: { name: 'codes', description: 'Issues, revokes and counts printed codes.' },
  subCommands: { issue, revoke, report },
})
