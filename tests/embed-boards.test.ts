// `<fandeck-board>` loads the code of its own board and no other, in the build of the published scripts.
import { describe, expect, test } from 'vitest'
import { tagScripts } from '../packages/widgets/embed.tags.ts'

const BOARDS = ['flip', 'formation', 'match-pick', 'missions', 'player-filter', 'upgrade']
/** The folder and the machine of a board, such as `boards/flip/…` and `campaigns.flip.ts`. */
const isOf = (board: string, id: string) =>
  id.includes(`/boards/${board}/`) ||
  (id.includes(`/campaigns.${board.replace('player-', '')}.`) && !/\.(rules|schema)\.ts$/.test(id))

const chunks = new Map((await tagScripts()).map((chunk) => [chunk.fileName, chunk]))

/** Returns the modules of scripts and of all that they import at once. */
function modulesOf(...files: string[]): string[] {
  const names = new Set(files)
  for (const name of names) for (const next of chunks.get(name)?.imports ?? []) names.add(next)
  return [...names].flatMap((name) => {
    const { modules = {} } = chunks.get(name) ?? {}
    return Object.entries(modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : []))
  })
}

/** Returns the script of a board. */
function scriptOf(board: string): string {
  const found = [...chunks.values()].find(({ facadeModuleId }) =>
    facadeModuleId?.endsWith(`/boards/${board}/index.ts`),
  )
  if (!found) throw new Error(`No script has the board ${board}.`)
  return found.fileName
}

describe('the scripts of <fandeck-board>', () => {
  test('board.js has no board', () => {
    const ids = modulesOf('board.js')
    expect(ids.some((id) => id.includes('/campaign-board/'))).toBe(true)
    expect(BOARDS.filter((board) => ids.some((id) => isOf(board, id)))).toEqual([])
  })

  test.each(BOARDS)('%s adds no other board', (board) => {
    const ids = modulesOf('board.js', scriptOf(board))
    expect(BOARDS.filter((other) => ids.some((id) => isOf(other, id)))).toEqual([board])
  })

  test.each(BOARDS)('%s begins without the code of other tags and of dialogs', (board) => {
    const ids = modulesOf('board.js', scriptOf(board))
    expect(ids.filter((id) => /\/(drop|wallet-drawer|ocr-scanner|purchase)\/|@floating-ui/.test(id))).toEqual(
      [],
    )
  })

  test('S10.3 campaign.js has no board, no drop, no scanner and no dialog', () => {
    const ids = modulesOf('campaign.js')
    expect(ids.some((id) => id.includes('/widgets/src/campaign-page/'))).toBe(true)
    expect(BOARDS.filter((board) => ids.some((id) => isOf(board, id)))).toEqual([])
    expect(
      ids.filter((id) => /\/(drop|drop-summary|wallet-drawer|ocr-scanner|purchase)\/|@floating-ui/.test(id)),
    ).toEqual([])
  })

  test('the deck begins without what opens over it, and no other tag has it or its library', () => {
    const first = modulesOf('deck.js')
    expect(first.some((id) => id.includes('/virtual-core/'))).toBe(true)
    expect(first.filter((id) => /\/(purchase|card-detail|ocr-scanner)\//.test(id))).toEqual([])
    for (const tag of ['drop.js', 'wallet.js', 'scanner.js', 'board.js'])
      expect(modulesOf(tag).filter((id) => /\/card-deck\/|virtual-core/.test(id))).toEqual([])
  })

  test('drop.js has no board and nothing that only boards load', () => {
    expect(
      modulesOf('drop.js').filter((id) => /\/(boards|campaign-page|campaign-board|campaigns)\//.test(id)),
    ).toEqual([])
  })
})
