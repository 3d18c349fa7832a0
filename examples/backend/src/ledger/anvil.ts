import { type ChildProcess, fork } from 'node:child_process'
import { existsSync, renameSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import * as z from 'zod/mini'

/** Kairos, Kaia's test network, whose id the embedded chain bears. */
const CHAIN_ID = '1001'
const START_MS = 15_000

const Said = z.object({ port: z.int() })

/** The binary that npm has brought for this platform, or `undefined`. */
function binary(): string | undefined {
  const architecture = process.arch === 'x64' ? 'amd64' : process.arch
  const name = process.platform === 'win32' ? 'anvil.exe' : 'anvil'
  try {
    const wrapper = createRequire(import.meta.url).resolve('@foundry-rs/anvil/package.json')
    return createRequire(wrapper).resolve(`@foundry-rs/anvil-${process.platform}-${architecture}/bin/${name}`)
  } catch {
    return undefined
  }
}

function started(keeper: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The embedded chain does not start')), START_MS)
    keeper.once('exit', () => reject(new Error('The embedded chain has ended')))
    keeper.once('message', (message) => {
      clearTimeout(timer)
      const said = z.safeParse(Said, message)
      if (said.success) resolve(said.data.port)
      else reject(new Error('The embedded chain has no port'))
    })
  })
}

/** A development chain beside the backend. */
export interface EmbeddedChain {
  /** Its address; starts it when it does not run. */
  url(): Promise<string>
  /** Ends it and lets it write its state down. */
  close(): Promise<void>
}

/**
 * anvil with its state in a file. A state that it cannot read is put aside: what is missing is minted again.
 *
 * @returns `undefined` when npm has no anvil for this platform
 */
export function embeddedChain(stateFile: string): EmbeddedChain | undefined {
  const found = binary()
  if (found === undefined) return undefined
  const path = found
  let keeper: ChildProcess | undefined
  let address: Promise<string> | undefined

  async function start(): Promise<string> {
    const flags = ['--port', '0', '--chain-id', CHAIN_ID, '--accounts', '0']
    const state = ['--state', stateFile, '--state-interval', '30']
    const child = fork(join(import.meta.dirname, 'anvil.keeper.mjs'), [path, ...flags, ...state], {
      // The backend's Ctrl-C is not the chain's: it ends when the backend has ended.
      detached: process.platform !== 'win32',
      execArgv: [],
      stdio: 'ignore',
    })
    child.unref()
    child.channel?.unref()
    keeper = child
    child.once('exit', () => {
      if (keeper === child) keeper = address = undefined
    })
    return `http://127.0.0.1:${await started(child)}`
  }

  async function startWithState(): Promise<string> {
    try {
      return await start()
    } catch (error) {
      if (!existsSync(stateFile)) throw error
      renameSync(stateFile, `${stateFile}.unreadable`)
      return start()
    }
  }

  return {
    url() {
      address ??= startWithState()
      address.catch(() => {
        address = undefined
      })
      return address
    },
    async close() {
      const child = keeper
      if (!child) return
      const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
      child.ref()
      child.disconnect()
      await ended
    },
  }
}
