import type { ShopFinding } from '@fandeck/sdk/shop'
import { isNull } from 'drizzle-orm'
import type { BackendConfig } from '../config.ts'
import { terms } from '../content/tables.ts'
import type { Backend } from '../context.ts'
import { mintings } from '../drops/tables.ts'
import { operators } from '../operations/tables.ts'
import { shop } from '../shop/tables.ts'

/** A part, what fans notice without it, and what sets it right. */
interface Check {
  part: string
  good: boolean
  effect: string
  remedy: string
  /** @default a warning */
  without?: 'error'
}

const isSecure = (origin: string) => origin.startsWith('https:')

/** The parts that environment variables set; `docs/guides/hosting.md` and the backend's README name them. */
function settingsOf(config: BackendConfig): Check[] {
  const { origins, databaseUrl, portOne, identity, solapi, smtp, oauth, ledger, alarmUrl, previousSecrets } =
    config
  const open = [origins.site, origins.api, origins.pay, origins.wallet].filter((origin) => !isSecure(origin))
  return [
    {
      part: 'addresses',
      good: open.length === 0,
      effect: `are not https: ${open.join(', ')}; browsers keep no session there`,
      remedy: 'Set SITE_ORIGIN, API_ORIGIN, PAY_ORIGIN and WALLET_ORIGIN to https addresses.',
      without: 'error',
    },
    {
      part: 'database',
      good: databaseUrl.startsWith('postgres'),
      effect: 'is a folder of one process',
      remedy: 'Set DATABASE_URL to a PostgreSQL, which several processes share.',
    },
    {
      part: 'payment',
      good: portOne !== undefined,
      effect: 'takes no money: packs that cost something are refused',
      remedy: 'Set the four variables PORTONE_…',
      without: 'error',
    },
    {
      part: 'identity check',
      good: identity !== undefined,
      effect: 'checks no one: fans cannot verify their phone',
      remedy: 'Set PORTONE_IDENTITY_CHANNEL_KEY, or the variables PORTONE_V1_…',
      without: 'error',
    },
    {
      part: 'text messages',
      good: solapi !== undefined,
      effect: 'are not sent: fans cannot sign in by phone',
      remedy: 'Set SOLAPI_API_KEY, SOLAPI_API_SECRET and SMS_FROM.',
    },
    {
      part: 'mail',
      good: smtp !== undefined,
      effect: 'is not sent: fans cannot sign up by mail or reset a password',
      remedy: 'Set SMTP_URL and MAIL_FROM.',
    },
    {
      part: 'Google and Kakao',
      good: oauth.google !== undefined && oauth.kakao !== undefined,
      effect: `offer no sign-in: ${['google', 'kakao'].filter((name) => !Object.hasOwn(oauth, name)).join(', ')}`,
      remedy: 'Set the keys of the provider.',
    },
    {
      part: 'chain',
      good: ledger?.rpcUrl !== undefined,
      effect: 'is a local one: cards are on no public chain',
      remedy: 'Set LEDGER_RPC_URL and LEDGER_PRIVATE_KEY.',
    },
    {
      part: 'previous minting key',
      good: ledger?.previousKey === undefined,
      effect: 'is still set: it can mint until fandeck ledger transfer has moved the right',
      remedy: 'Run fandeck ledger transfer, then remove LEDGER_PRIVATE_KEY_PREVIOUS.',
    },
    {
      part: 'alarms',
      good: alarmUrl !== undefined,
      effect: 'reach no one; they are only logged',
      remedy: 'Set ALARM_URL to the address of a chat service.',
    },
    {
      part: 'previous secret',
      good: previousSecrets === undefined,
      effect: 'is still accepted: a session that was stolen with it stays valid',
      remedy: 'Remove SECRET_PREVIOUS once what it has signed is over; the README of the backend lists it.',
    },
  ]
}

/** The parts that are rows: the shop, its terms, its drops and its operators. */
async function contentOf({ db }: Pick<Backend, 'db'>): Promise<Check[]> {
  const kinds = new Set((await db.select({ kind: terms.kind }).from(terms)).map(({ kind }) => kind))
  const needed = (['service', 'privacy', 'purchase', 'wallet'] as const).filter((kind) => !kinds.has(kind))
  return [
    {
      part: 'shop',
      good: (await db.$count(shop)) > 0,
      effect: 'is not described',
      remedy: 'Run fandeck apply.',
      without: 'error',
    },
    {
      part: 'terms',
      good: needed.length === 0,
      effect: `lack ${needed.join(', ')}: fans cannot agree to them`,
      remedy: 'Add a file to terms/ and run fandeck apply.',
      without: 'error',
    },
    {
      part: 'drops',
      good: (await db.$count(mintings)) > 0,
      effect: 'are none: there is nothing to buy',
      remedy: 'Add a file to drops/ and run fandeck apply.',
    },
    {
      part: 'operators',
      good: (await db.$count(operators, isNull(operators.removedAt))) > 0,
      effect: 'are none: no one ships parcels or answers inquiries',
      remedy: 'npm run admin -- operator ID NAME',
    },
  ]
}

const findingOf = ({ part, good, effect, remedy, without }: Check): ShopFinding =>
  good ? { part, state: 'good' } : { part, state: without ?? 'warning', effect, remedy }

/** Returns what a shop has and lacks before it can sell. */
export const doctorFindings = async ({
  config,
  db,
}: Pick<Backend, 'config' | 'db'>): Promise<ShopFinding[]> =>
  [...settingsOf(config), ...(await contentOf({ db }))].map(findingOf)
