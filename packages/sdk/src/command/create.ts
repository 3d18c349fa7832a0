import { existsSync } from 'node:fs'
import { cp, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineCommand } from 'citty'
import colours from 'picocolors'
import * as z from 'zod/mini'
import { attempt } from './attempt.ts'
import { checkName } from './new.ts'
import { Refusal } from './running-shop.ts'
import { say } from './say.ts'

/** The files that a new site begins with: a copy of `examples/starter`, which the build makes. */
const TEMPLATE = fileURLToPath(new URL('../../dist/starter', import.meta.url))
/** What an empty folder may contain: a new repository, and what macOS writes. */
const IGNORED = ['.git', '.DS_Store']
const Manifest = z.record(z.string(), z.unknown())
const Ranges = z.record(z.string(), z.string())

const refused = (code: string, sentence: string) =>
  new Refusal(sentence, { code: `create/${code}`, data: undefined })

/** A new site. */
export interface NewSite {
  folder: string
  /** The name that pages show. @default the name of the starter */
  name?: string | undefined
  /** The version of the packages. */
  version: string
  /** @default the template of this package */
  template?: string | undefined
}

/**
 * Writes a new site into an empty folder.
 *
 * @throws Refusal `create/folder-not-empty`, `create/not-a-folder`; an Error for a bad name
 */
export async function writeSite({ folder, name, version, template = TEMPLATE }: NewSite): Promise<void> {
  if (name !== undefined) checkName(name)
  if (existsSync(folder)) {
    if (!(await stat(folder)).isDirectory())
      throw refused('not-a-folder', `${folder} is a file. Name a new folder.`)
    if ((await readdir(folder)).some((entry) => !IGNORED.includes(entry)))
      throw refused('folder-not-empty', `The folder ${folder} is not empty. Name a new folder, or empty it.`)
  }
  await cp(template, folder, { recursive: true })
  // npm leaves a file named .gitignore out of its packages.
  await rename(join(folder, 'gitignore'), join(folder, '.gitignore'))
  await change(join(folder, 'package.json'), (text) => manifestOf(text, { folder, version }))
  if (name !== undefined)
    await change(join(folder, '.env'), (text) => text.replace(/(?<=^VITE_SITE_NAME=).*$/m, () => name))
}

const change = async (file: string, to: (text: string) => string) =>
  writeFile(file, to(await readFile(file, 'utf8')))

/** Returns the manifest of a site in a folder, with packages of a version in place of those of the workspace. */
function manifestOf(text: string, { folder, version }: Pick<NewSite, 'folder' | 'version'>): string {
  const manifest = Manifest.parse(JSON.parse(text))
  const published = Object.entries(Ranges.parse(manifest.dependencies)).map(([name, range]) => [
    name,
    range.startsWith('workspace:') ? `^${version}` : range,
  ])
  const site = { ...manifest, name: packageName(folder), dependencies: Object.fromEntries(published) }
  return `${JSON.stringify(site, null, 2)}\n`
}

/** Returns the name of a folder as npm allows it. */
const packageName = (folder: string) =>
  basename(folder)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'site'

/** Returns the commands that follow, for the package manager that runs this one. */
export function nextCommands(folder: string, agent = ''): string[] {
  const manager = /^(?:npm|pnpm|yarn|bun)(?=\/)/.exec(agent)?.[0] ?? 'npm'
  const enter = folder === '.' ? [] : [`cd ${/^[\w./-]+$/.test(folder) ? folder : `"${folder}"`}`]
  return [...enter, `${manager} install`, `${manager} run dev`]
}

/** `fandeck create`: a site of React and Vite, which shows samples until it has a backend. */
export const createSite = (version: string) =>
  defineCommand({
    meta: {
      name: 'create',
      description: 'Writes a new site: sign-in, drops, cards, wallet, and samples until it has a backend.',
    },
    args: {
      folder: { type: 'positional', required: true, description: 'The folder to write' },
      name: { type: 'string', description: 'The name of the site', valueHint: 'Seoul Lions' },
    },
    run: ({ args: { folder, name } }) =>
      attempt(async () => {
        await writeSite({ folder: resolve(folder), name, version })
        const next = nextCommands(folder, process.env.npm_config_user_agent)
        say([colours.bold(resolve(folder)), 'Next:', ...next.map((command) => `  ${command}`)].join('\n'))
      }),
  })
