import type { LedgerConfig } from '../config.ts'
import type { Backend } from '../context.ts'
import { readSetting, writeSetting } from '../settings/store.ts'
import { embeddedChain } from './anvil.ts'
import type { EvmOptions } from './evm.ts'
import type { Connect, LedgerReader, MintingRight } from './ledger.ts'

/** The configured chain. */
export interface OpenLedger {
  connect: Connect
  /** Returns the ledger for reading, which deploys no contract. */
  read(): Promise<LedgerReader>
  /** Returns who may mint; deploys no contract either. */
  right(): Promise<MintingRight | undefined>
  close(): Promise<void>
}

/** Imported lazily, because it is large. */
const connect = async (options: EvmOptions) => (await import('./evm.ts')).connectEvm(options)

const WEI = 10n ** 24n

/** Funds the minting account on the local chain; on a real chain, the owner funds it. */
export async function fund(rpcUrl: string, privateKey: `0x${string}`): Promise<void> {
  const { privateKeyToAddress } = await import('viem/accounts')
  const account = privateKeyToAddress(privateKey)
  const body = {
    jsonrpc: '2.0',
    id: 1,
    method: 'anvil_setBalance',
    params: [account, `0x${WEI.toString(16)}`],
  }
  await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(5000),
  })
}

/** Prepares the configured ledger. Logs when there is none; sales continue, and cards wait for their tokens. */
export function openLedger(backend: Backend, config: LedgerConfig | undefined): OpenLedger | undefined {
  const { db, log } = backend
  const none = (reason: string) => {
    log.info('ledger.none: sold cards wait for their tokens', { reason })
    return undefined
  }
  if (!config) return none('set LEDGER_RPC_URL and LEDGER_PRIVATE_KEY')
  const { privateKey, previousKey, contract, rpcUrl } = config
  const options = {
    privateKey,
    ...(previousKey && { previousKey }),
    ...(contract && { contract }),
    baseUri: `${backend.config.origins.api}/token/`,
    memory: {
      read: () => readSetting(db, 'ledger_contract'),
      write: (text: string) => writeSetting(db, 'ledger_contract', text),
    },
  }
  const reader = async (url: string) => {
    const write = () => Promise.reject(new Error('The contract is not deployed yet'))
    const memory = { ...options.memory, write }
    return connect({ ...options, memory, rpcUrl: url, forgetful: false })
  }
  if (rpcUrl !== undefined) {
    return {
      connect: () => connect({ ...options, rpcUrl, forgetful: false }),
      read: async () => (await reader(rpcUrl)).ledger,
      right: async () => (await reader(rpcUrl)).right,
      close: async () => {},
    }
  }
  const chain = config.stateFile === undefined ? undefined : embeddedChain(config.stateFile)
  if (!chain) return none('npm has no anvil for this platform; set LEDGER_RPC_URL')
  return {
    async connect() {
      const url = await chain.url()
      await fund(url, privateKey)
      return connect({ ...options, rpcUrl: url, forgetful: true })
    },
    read: async () => (await reader(await chain.url())).ledger,
    right: async () => (await reader(await chain.url())).right,
    close: chain.close,
  }
}
