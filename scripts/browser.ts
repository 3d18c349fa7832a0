// Finds a Chromium on this machine; with `fetch`, tries to install one.
import { execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'
import { installPackages } from './debian.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

function runs(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    const version = execFileSync(path, ['--version'], { encoding: 'utf8', stdio: 'pipe', timeout: 20_000 })
    return /\d+\.\d+/.test(version)
  } catch {
    return false
  }
}

function attempt(command: string, ...args: string[]): void {
  try {
    execFileSync(command, args, { stdio: ['ignore', 2, 2], timeout: 300_000 })
  } catch (error) {
    console.error(`${command}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`)
  }
}

function find(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return [
    ...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))),
    chromium.executablePath(),
  ].find(runs)
}

/** Returns the path of a working Chromium; `undefined` when none is installed or can be installed. */
export function chromiumPath({ fetch = false } = {}): string | undefined {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (runs(named)) return named
    throw new Error(
      `CHROMIUM_PATH is ${named}, which does not run. Unset it, or set it to a Chromium that does.`,
    )
  }
  const found = find()
  if (found || !fetch) return found
  attempt(
    process.execPath,
    join(import.meta.dirname, '../node_modules/playwright/cli.js'),
    'install',
    'chromium',
  )
  return find() ?? (installPackages(['chromium', 'fonts-noto-cjk']) ? find() : undefined)
}
