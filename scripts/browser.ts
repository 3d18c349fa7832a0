// Finds a Chromium on this machine; with `fetch`, tries to install one.
import { execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'
import { installPackages } from './debian.ts'

/** Debian's Chromium without windows opens a page in a third of the time, but has no camera. */
const SHELL = 'chromium-headless-shell'
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
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

function find(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(runs)
}
const findWhole = () => find(NAMES) ?? [chromium.executablePath()].find(runs)

/** Installs what is missing of a Chromium and of the one without windows, which not every system has. */
function fetchBoth(): void {
  if (!findWhole()) {
    const cli = join(import.meta.dirname, '../node_modules/playwright/cli.js')
    attempt(process.execPath, cli, 'install', 'chromium')
  }
  if (!findWhole()) installPackages(['chromium', FONTS])
  if (!find([SHELL])) installPackages([SHELL])
}

/**
 * Returns the path of a working Chromium, with `shell` of the one without windows where there is one; `undefined` when
 * none is installed or can be installed.
 */
export function chromiumPath({ fetch = false, shell = false } = {}): string | undefined {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (runs(named)) return named
    throw new Error(
      `CHROMIUM_PATH is ${named}, which does not run. Unset it, or set it to a Chromium that does.`,
    )
  }
  if (fetch) fetchBoth()
  return (shell ? find([SHELL]) : undefined) ?? findWhole() ?? find([SHELL])
}
