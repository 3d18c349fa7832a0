import { join } from 'node:path'
import * as z from 'zod/mini'
import type { Backend } from '../../src/context.ts'
import { openDb } from '../../src/db/open.ts'
import { putOperator } from '../../src/operations/operators.ts'
import { createToken } from '../../src/shop-files/tokens.ts'
import { freePort } from '../free-ports.ts'
import { type PortOne, startPortOne } from '../portone.ts'
import type { Ground } from '../rush/ground.ts'
import { type ShopProcess, shopProcess } from '../rush/processes.ts'

const ORIGINS = {
  site: 'https://site.example',
  api: 'https://api.example',
  pay: 'https://pay.example',
  wallet: 'https://wallet.example',
}
const PASSWORD = 'Desk#2026'

/** A backend process in production, and the addresses that its proxy would call. */
export interface Counter {
  process: ShopProcess
  api: string
  pay: string
}

const envOf = ({ env }: Ground, databaseUrl: string, { config }: PortOne) => ({
  ...env,
  DATABASE_URL: databaseUrl,
  FANDECK_MODE: 'production',
  SITE_ORIGIN: ORIGINS.site,
  API_ORIGIN: ORIGINS.api,
  PAY_ORIGIN: ORIGINS.pay,
  WALLET_ORIGIN: ORIGINS.wallet,
  PORTONE_STORE_ID: config.storeId,
  PORTONE_API_SECRET: config.apiSecret,
  PORTONE_WEBHOOK_SECRET: config.webhookSecret,
  PORTONE_CHANNEL_KEY: config.channelKey,
  PORTONE_API_URL: config.apiUrl ?? '',
  PORTONE_SCRIPT_URL: config.scriptUrl ?? '',
})

/** Starts a backend process of a shop on a database; the first one migrates it. */
export async function openCounter(
  ground: Ground,
  {
    databaseUrl,
    portOne,
    name,
    env: more = {},
    main,
  }: {
    databaseUrl: string
    portOne: PortOne
    name: string
    env?: Record<string, string>
    /** The file that starts another version. */
    main?: string | undefined
  },
  complain: (text: string) => void,
): Promise<Counter> {
  const [api, pay] = [await freePort(), await freePort()]
  const env = {
    ...envOf(ground, databaseUrl, portOne),
    DATA_DIR: join(ground.folder, name),
    PORT_PAY: String(pay),
    ...more,
  }
  const process = shopProcess(api, env, complain, main)
  ground.undo.push(process.stop)
  await process.ready()
  return { process, api: `http://localhost:${api}`, pay: `http://localhost:${pay}` }
}

/** Opens the database of a shop beside its processes, with the outside world that `reconcile` asks. */
export async function openBooks(ground: Ground, databaseUrl: string, portOne: PortOne, open = openDb) {
  const opened = await open(databaseUrl)
  const { db } = opened
  let isOpen = true
  const close = async () => {
    if (isOpen) await opened.close()
    isOpen = false
  }
  ground.undo.push(close)
  const backend: Backend = {
    db,
    now: Date.now,
    failpoint: async () => {},
    log: { info() {}, error() {} },
    readLedger: () => ground.ledgerOf(db),
    config: {
      databaseUrl,
      secrets: ground.secrets,
      mode: 'production',
      oauth: {},
      allowedOrigins: [],
      portOne: portOne.config,
      origins: { ...ORIGINS, oauth: ORIGINS.site },
    },
  }
  return { ...backend, close }
}

/** Adds an operator; returns the headers of the command and of the desk. */
export async function addOperator(backend: Backend, [first]: readonly Counter[]) {
  const { token } = await createToken(backend, { name: 'soak', role: 'owner', days: 1 })
  await putOperator(backend.db, { operatorId: 'doyun', name: '한도윤', password: PASSWORD, now: Date.now() })
  const form = { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGINS.api }
  const reply = await fetch(`${first?.api}/staff/operations/sign-in`, {
    method: 'POST',
    redirect: 'manual',
    headers: form,
    body: new URLSearchParams({ operator_id: 'doyun', pwd: PASSWORD }),
  })
  const line = reply.headers.getSetCookie().find((text) => text.startsWith('fandeck_operator='))
  const cookie = z.parse(z.string(), line).split(';')[0] ?? ''
  return { command: { authorization: `Bearer ${token}` }, desk: { ...form, cookie } }
}
export type OperatorHeaders = Awaited<ReturnType<typeof addOperator>>

/** Starts the payment company, which survives the kills of backends and keeps what fans have paid. */
export async function addCompany({ undo }: Ground) {
  const portOne = await startPortOne()
  undo.push(portOne.close)
  return portOne
}
