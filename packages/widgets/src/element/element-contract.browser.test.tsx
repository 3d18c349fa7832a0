import { aSessionRecord } from '@fandeck/sdk/testing'
import { BenefitListReply } from '@fandeck/sdk/wire'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { aShop } from '../drop-model/drop.fixtures.ts'
import { configure, FandeckDropElement, FandeckScannerElement, FandeckWalletElement } from '../elements.ts'
import { BENEFITS, walletKit } from '../wallet-drawer/wallet.fixtures.tsx'

const events: Event[] = []
const record = (event: Event) => void events.push(event)
const NAMES = ['fandeck-ready', 'fandeck-error', 'fandeck-signed-in', 'fandeck-signed-out'] as const
for (const name of NAMES) addEventListener(name, record)

afterEach(() => {
  document.body.replaceChildren()
  events.length = 0
  vi.restoreAllMocks()
})

test('D76 properties that are set before the script loads are kept', () => {
  configure({ fandeck: walletKit().fandeck })
  const early = document.createElement('fandeck-wallet')
  Object.assign(early, { open: true, defaultBenefitId: 2 })
  document.body.append(early)
  FandeckWalletElement.define()
  expect(early.getAttribute('default-benefit-id')).toBe('2')
  expect(early.hasAttribute('open')).toBe(true)
})

test('D76 booleans are boolean properties and numbers are numbers', () => {
  configure({ fandeck: walletKit().fandeck })
  FandeckWalletElement.define()
  const wallet = document.createElement('fandeck-wallet')
  expect([wallet.open, wallet.defaultBenefitId, wallet.address]).toEqual([false, undefined, undefined])
  wallet.setAttribute('open', '')
  wallet.setAttribute('default-benefit-id', '7')
  expect([wallet.open, wallet.defaultBenefitId]).toEqual([true, 7])
  wallet.open = false
  expect(wallet.hasAttribute('open')).toBe(false)
})

test('D76 an element emits `fandeck-ready` once, and the events of the session, none cancelable', async () => {
  const { fandeck } = aShop()
  configure({ fandeck })
  FandeckDropElement.define()
  const drop = document.createElement('fandeck-drop')
  drop.dropId = 1
  document.body.append(drop)
  await vi.waitFor(() => expect(events.map(({ type }) => type)).toEqual(['fandeck-ready']))
  fandeck.session.end()
  fandeck.session.begin(aSessionRecord())
  const types = events.map(({ type }) => type)
  expect(types).toEqual(['fandeck-ready', 'fandeck-signed-out', 'fandeck-signed-in'])
  expect(events.some(({ cancelable }) => cancelable)).toBe(false)
})

test('D76 <fandeck-scanner> reports a `minting-id` that is not a number, and renders after its correction', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  configure({ fandeck: aShop().fandeck })
  FandeckScannerElement.define()
  const scanner = document.createElement('fandeck-scanner')
  scanner.setAttribute('minting-id', 'first')
  document.body.append(scanner)
  expect(said.mock.calls).toEqual([
    [expect.stringMatching(/^<fandeck-scanner>: Set minting-id to the number/)],
  ])
  expect(events).toMatchObject([{ type: 'fandeck-error', detail: { code: 'config/invalid' } }])
  scanner.mintingId = 7
  await vi.waitFor(() => expect(events.at(-1)?.type).toBe('fandeck-ready'))
  expect(said).toHaveBeenCalledOnce()
})

test('D76 reports a mistake once, with its fix, until it is corrected', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  configure({ fandeck: aShop().fandeck })
  FandeckDropElement.define()
  FandeckScannerElement.define()
  const drop = document.createElement('fandeck-drop')
  document.body.append(drop)
  drop.layout = 'compact'
  expect(said.mock.calls).toEqual([[expect.stringMatching(/^<fandeck-drop>: .*drop-id/)]])
  expect(events).toMatchObject([{ type: 'fandeck-error', detail: { code: 'config/invalid' } }])
  drop.dropId = 1
  await vi.waitFor(() => expect(events.at(-1)?.type).toBe('fandeck-ready'))
  const scanner = document.createElement('fandeck-scanner')
  scanner.codeFormat = 'ten'
  document.body.append(scanner)
  expect(said).toHaveBeenCalledTimes(2)
  configure({})
  scanner.remove()
  document.body.append(document.createElement('fandeck-scanner'))
  expect(said.mock.lastCall).toEqual([expect.stringContaining('market-url')])
})

/** Opens a wallet whose benefits are this reply, and waits for its report. */
async function reported(data: unknown) {
  const reply = () => Response.json({ status: '200', data })
  configure({ fandeck: walletKit({ on: { 'GET /claim/usable/list': reply } }).fandeck })
  FandeckWalletElement.define()
  const wallet = document.createElement('fandeck-wallet')
  wallet.open = true
  document.body.append(wallet)
  const told = () => events.filter(({ type }) => type === 'fandeck-error')
  await vi.waitFor(() => expect(told()).toHaveLength(1), { timeout: 10_000 })
  return { wallet, told: told() }
}

test('D85 an element reports a row that its list is shown without, and the field', async () => {
  const list = z.encode(BenefitListReply, BENEFITS)
  const zero = { ...Object(list[0]), end_dttm: '0000-00-00 00:00:00' }
  const { wallet, told } = await reported([zero, ...list.slice(1)])
  const details = { endpoint: 'GET /claim/usable/list', field: '0.end_dttm', count: 1 }
  expect(told).toMatchObject([{ target: wallet, detail: { code: 'http/dropped', error: { details } } }])
  await vi.waitFor(() => expect(wallet.shadowRoot?.textContent).toContain('레드부스터스 포토존 입장'), {
    timeout: 10_000,
  })
})

test('D85 an element reports a reply that cannot be read, and the field', async () => {
  const { told } = await reported({ list: [] })
  const details = { endpoint: 'GET /claim/usable/list', field: '' }
  expect(told).toMatchObject([{ detail: { code: 'http/bad-reply', error: { details } } }])
})
