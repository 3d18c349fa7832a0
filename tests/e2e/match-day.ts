// A shop of one's own on a match day: PostgreSQL, a chain, a drop of parcels that begins in ten minutes, and an operator.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { commandFile } from '../../examples/backend/src/demo/shop.ts'
import { startPostgres } from '../../examples/backend/test/postgres.ts'
import { prepareGround } from '../../examples/backend/test/rush/ground.ts'
import { writeStarter } from '../../examples/backend/test/shop-folder.ts'
import { run } from '../../scripts/commands.ts'
import { until } from '../../scripts/until.ts'
import { ROOT } from '../repo.ts'
import { type Stack, startStack } from './stack.ts'

/** The drop of the shop: the packs on sale, the cards of each and its price. */
export const DROP = { dropId: 1, title: '결승전 머플러 팩', packs: 305, cardsPerPack: 2, price: 5000 }
/** The packs that one fan can buy. */
export const MOST = 12
/** The copies of each card, so that the operator can add packs. */
const COPIES = 70

/** Everything of a match day. */
export interface MatchDay {
  stack: Stack
  operator: { id: string; password: string }
  /** Runs the command `fandeck` on the shop; fails unless it exits with 0. */
  fandeck(...args: string[]): Promise<string>
  /** Reads the first row of the database. */
  row(statement: string): Promise<Record<string, unknown>>
  stop(): Promise<void>
}

/** Writes the shop of `fandeck new` with a drop that sends a muffler with each pack. */
function writeShop(folder: string): void {
  writeStarter(folder)
  // Fans of a drop with parcels consent to them.
  cpSync(join(ROOT, 'examples/shop/terms/third-party-1.md'), join(folder, 'terms/third-party-1.md'))
  const cards = join(folder, 'packs/first.cards.csv')
  const lines = readFileSync(cards, 'utf8').replaceAll(/,(BASIC|FOIL|PRISM|SIGN),\d+,/g, `,$1,${COPIES},`)
  writeFileSync(cards, lines)
  const file = join(folder, 'drops/first.json')
  const { title, packs, cardsPerPack, price } = DROP
  const drop = {
    ...JSON.parse(readFileSync(file, 'utf8')),
    ...{ title, packs, cardsPerPack, price },
    ...{ startsAt: 'now+10m', endsAt: 'now+1d', shipsGoods: true },
    ...{ maxPerOrder: 2, maxPerMember: MOST },
  }
  writeFileSync(file, JSON.stringify(drop))
}

/** Starts the processes of `npm start -- --empty`, applies the shop, and makes an operator as a host does. */
export async function openMatchDay(): Promise<MatchDay> {
  const folder = mkdtempSync(join(tmpdir(), 'fandeck-match-day-'))
  const undo: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    const ground = await prepareGround()
    undo.push(ground.close)
    const postgres = await startPostgres()
    undo.push(postgres.stop)
    const url = `${postgres.url}/postgres`
    const { SECRET, LEDGER_RPC_URL, LEDGER_PRIVATE_KEY } = ground.env
    const env = { DATABASE_URL: url, SECRET, LEDGER_RPC_URL, LEDGER_PRIVATE_KEY }
    const stack = await startStack({ empty: true, env })
    undo.push(stack.stop)
    const database = new pg.Client({ connectionString: url })
    await database.connect()
    undo.push(() => database.end())

    const printed = () => /FANDECK_URL=(\S+) FANDECK_TOKEN=(\S+)/.exec(stack.output()) ?? undefined
    const [, FANDECK_URL = '', FANDECK_TOKEN = ''] = await until('the token', async () => printed())
    const fandeck = (...args: string[]) =>
      run(process.execPath, ['--conditions=fandeck-source', commandFile(), ...args], folder, {
        FANDECK_URL,
        FANDECK_TOKEN,
      })
    writeShop(join(folder, 'shop'))
    await fandeck('apply', join(folder, 'shop'))
    const admin = join(ROOT, 'examples/backend/src/admin/main.ts')
    const command = ['--conditions=fandeck-source', admin, 'operator', 'doyun', '한도윤']
    const said = await run(process.execPath, command, folder, { ...env, DATA_DIR: join(folder, 'admin') })
    const [, password = ''] = / with (\S+)\. /.exec(said) ?? []
    return {
      stack,
      operator: { id: 'doyun', password },
      fandeck,
      row: async (statement) => (await database.query(statement)).rows[0],
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
