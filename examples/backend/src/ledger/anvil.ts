import { type ChildProcess, fork } from 'node:child_process'
import { existsSync, renameSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import * as z from 'zod/mini'

/** The id of Kairos, Kaia's test network, which the local chain uses. */
const CHAIN_ID = '1001'
const START_MS = 15_000

const Said = z.object({ port: z.int() })

/** Returns the binary that npm has installed for this platform, or `undefined`. */
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

function started(host: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The local chain does not start')), START_MS)
    host.once('exit', () => reject(new Error('The local chain has ended')))
    host.once('message', (message) => {
      clearTimeout(timer)
      const said = z.safeParse(Said, message)
      if (said.success) resolve(said.data.port)
      else reject(new Error('The local chain has no port'))
    })
  })
}

/** A local development chain beside the backend. */
export interface EmbeddedChain {
  /** Returns its URL; starts it if it is not running. */
  url(): Promise<string>
  /** Stops it and waits until it has written its state. */
  close(): Promise<void>
}

/**
 * Runs anvil with its state in a file. Moves an unreadable state file aside, and the minter mints the missing tokens
 * again.
 *
 * @returns `undefined` if npm has no anvil for this platform
 */
export function embeddedChain(stateFile: string): EmbeddedChain | undefined {
  const found = binary()
  if (found === undefined) return undefined
  const path = found
  let host: ChildProcess | undefined
  let address: Promise<string> | undefined

  async function start(): Promise<string> {
    const flags = ['--port', '0', '--chain-id', CHAIN_ID, '--accounts', '0']
    const state = ['--state', stateFile, '--state-interval', '30']
    const child = fork(join(import.meta.dirname, 'anvil.host.mjs'), [path, ...flags, ...state], {
      // Detached from the terminal's Ctrl-C: it ends after the backend.
      detached: process.platform !== 'win32',
      execArgv: [],
      stdio: 'ignore',
    })
    child.unref()
    child.channel?.unref()
    host = child
    child.once('exit', () => {
      if (host === child) host = address = undefined
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
      const child = host
      if (!child) return
      const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
      child.ref()
      child.disconnect()
      await ended
    },
  }
}
