import { randomBytes } from 'node:crypto'
import { defineCommand } from 'citty'
import { stringify as csvOf } from 'csv-stringify/sync'
import colours from 'picocolors'
import { formatCode } from '../claims/code.ts'
import { type IssueBody, IssuedCodes, MOST_CODES, SHOP_PATHS } from '../shop/index.ts'
import { shopName } from '../shop/shop.values.schema.ts'
import { attempt } from './attempt.ts'
import { newFile } from './new-file.ts'
import { Refusal, type RunningShop, runningShop, TO } from './running-shop.ts'
import { say } from './say.ts'

const COLUMNS = ['code', 'number', 'card', 'finish', 'edition']

/** Returns the codes as CSV: spreadsheets read its letters, and take no cell for a formula. */
export const codesFile = ({ codes }: IssuedCodes): string =>
  csvOf(
    codes.map(({ code, ...card }) => ({ ...card, code: formatCode(code) })),
    { header: true, columns: COLUMNS, bom: true, escape_formulas: true },
  )

function bodyOf({ series, count, request }: { series: string; count: string; request: string | undefined }) {
  if (!shopName.safeParse(series).success)
    throw new Error(`${series} is no name of a series, such as album for series/album.json.`)
  if (!/^\d{1,9}$/.test(count) || Number(count) < 1 || Number(count) > MOST_CODES)
    throw new Error(`--count is a number from 1 to ${MOST_CODES}; issue more in further batches.`)
  if (request !== undefined && !/^[\w-]{32,64}$/.test(request))
    throw new Error('--request is the text that an interrupted command has printed.')
  const requestId = request ?? randomBytes(32).toString('base64url')
  return { series, count: Number(count), requestId }
}

/** Whether the shop may have issued the codes although the command has failed. */
const isInDoubt = (error: unknown) => !(error instanceof Refusal) || /^(5\d\d|OUTAGE)$/.test(error.code)

async function issueInto(
  shop: RunningShop,
  body: IssueBody,
  { out, proof }: { out: string; proof: string | undefined },
): Promise<IssuedCodes> {
  await using csv = await newFile(out)
  await using pdf = proof === undefined ? undefined : await newFile(proof)
  try {
    const issued = await shop.ask(SHOP_PATHS.issueCodes, IssuedCodes, body)
    await csv.write(codesFile(issued))
    const codes = issued.codes.map(({ code }) => code)
    await pdf?.write(await shop.draw(SHOP_PATHS.proofOfCodes, { batch: issued.batch, codes }))
    return issued
  } catch (error) {
    if (isInDoubt(error))
      say(`Repeat the command with --request ${body.requestId}: it makes no second batch.`)
    throw error
  }
}

/** `fandeck codes issue`: issues printed codes of a series as one batch. */
export const issue = defineCommand({
  meta: { name: 'issue', description: 'Issues printed codes of a series as one batch, and writes them.' },
  args: {
    series: { type: 'positional', required: true, description: 'The name of the series' },
    count: { type: 'string', required: true, description: 'How many codes', valueHint: '500' },
    out: { type: 'string', required: true, description: 'The CSV to write', valueHint: 'codes.csv' },
    proof: { type: 'string', description: 'A proof sheet to write, as PDF', valueHint: 'codes.pdf' },
    request: { type: 'string', description: 'The text that an interrupted issue has printed' },
    ...TO,
  },
  run: ({ args: { series, count, request, out, proof, to } }) =>
    attempt(async () => {
      const body = bodyOf({ series, count, request })
      const issued = await issueInto(runningShop(to), body, { out, proof })
      say(colours.green(`Batch ${issued.batch}: ${issued.codes.length} codes of ${series} in ${out}.`))
      say(colours.dim('The shop stores them hashed, so this file is the only copy.'))
    }),
})
