import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeStarter } from '../../starter.build.ts'
import { nextCommands, writeSite } from './create.ts'

const root = mkdtempSync(join(tmpdir(), 'fandeck-create-'))
const template = join(root, 'template')
beforeAll(() => writeStarter(template))
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** Writes a site into a folder of its name, and returns the folder. */
async function write(folder: string, name?: string): Promise<string> {
  const site = join(root, folder)
  await writeSite({ folder: site, name, version: '1.2.3', template })
  return site
}
const textOf = (site: string, file: string) => readFileSync(join(site, file), 'utf8')
const filesOf = (site: string) =>
  readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))

test('a new site names the packages by the version of the command, and nothing of the workspace', async () => {
  const site = await write('My Site')
  expect(JSON.parse(textOf(site, 'package.json'))).toMatchObject({
    name: 'my-site',
    dependencies: { '@fandeck/sdk': '^1.2.3', '@fandeck/react': '^1.2.3', '@fandeck/widgets': '^1.2.3' },
  })
  expect(textOf(site, '.gitignore')).toContain('node_modules')
  const files = filesOf(site)
  expect(files.length).toBeGreaterThan(25)
  expect(
    files.filter((file) => /workspace:|catalog:|fandeck-source/.test(readFileSync(file, 'utf8'))),
  ).toEqual([])
  expect(files.filter((file) => /node_modules|\.local$/.test(file))).toEqual([])
})

test('the name of the site is in its settings', async () => {
  expect(textOf(await write('named', '서울 & 라이온즈'), '.env')).toMatch(/^VITE_SITE_NAME=서울 & 라이온즈$/m)
  await expect(write('badly-named', 'a\nVITE_API_ORIGIN=https://evil.example')).rejects.toThrow('A name has')
})

test('a folder that npm cannot name still has a package', async () => {
  expect(JSON.parse(textOf(await write('새 사이트'), 'package.json'))).toMatchObject({ name: 'site' })
})

test('a folder with files is refused, and stays as it is', async () => {
  mkdirSync(join(root, 'full'))
  writeFileSync(join(root, 'full/notes.txt'), 'mine')
  await expect(write('full')).rejects.toMatchObject({ code: 'create/folder-not-empty' })
  expect(filesOf(join(root, 'full'))).toEqual([join(root, 'full/notes.txt')])
  await expect(write('full/notes.txt')).rejects.toMatchObject({ code: 'create/not-a-folder' })
})

test('a new repository is an empty folder', async () => {
  mkdirSync(join(root, 'cloned/.git'), { recursive: true })
  expect(filesOf(await write('cloned')).length).toBeGreaterThan(25)
})

test.each([
  ['npm/10.9.4 node/v22.22.2 linux x64', ['cd my-site', 'npm install', 'npm run dev']],
  ['pnpm/12.21.0 npm/? node/v26.10.0', ['cd my-site', 'pnpm install', 'pnpm run dev']],
  ['yarn/4.9.1 npm/? node/v22.22.2', ['cd my-site', 'yarn install', 'yarn run dev']],
  ['bun/1.3.0 npm/? node/v24.3.0', ['cd my-site', 'bun install', 'bun run dev']],
  [undefined, ['cd my-site', 'npm install', 'npm run dev']],
])('the commands that follow are those of %s', (agent, commands) => {
  expect(nextCommands('my-site', agent)).toEqual(commands)
})

test('the commands enter a folder with spaces, and none for the current one', () => {
  expect(nextCommands('my site')[0]).toBe('cd "my site"')
  expect(nextCommands('.')).toEqual(['npm install', 'npm run dev'])
})
