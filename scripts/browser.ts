// Finds a Chromium on this machine; with `fetch`, tries to install one.
import { execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'
import { installPackages } from './debian.ts'

/** Debian's Chromium without windows, which opens a page in a third of the time that one with hidden windows needs. */
const SHELL = 'chromium-headless-shell'
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const FONTS = 'fonts-noto-cjk'

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
    ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
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
  if (!fetch || found?.endsWith(SHELL)) return found
  if (!found)
    attempt(
      process.execPath,
      join(import.meta.dirname, '../node_modules/playwright/cli.js'),
      'install',
      'chromium',
    )
  const wanted = find()
    ? [[SHELL]]
    : [
        [SHELL, FONTS],
        ['chromium', FONTS],
      ]
  wanted.some(installPackages)
  return find()
}
