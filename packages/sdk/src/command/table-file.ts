// The tables of a shop: cards of a pack, and whitelists.

import { CsvError, parse } from 'csv-parse/sync'
import * as z from 'zod/mini'
import { CardRow } from '../shop/index.ts'
import { shopMember } from '../shop/shop.gifts.schema.ts'
import { type Fault, faultOf } from './fault.ts'
import { faultsOfSchema } from './schema-faults.ts'

/** A cell that a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/

const Rows = z.array(
  z.object({ record: z.record(z.string(), z.string()), info: z.object({ lines: z.number() }) }),
)

interface Table {
  rows: { line: number; cells: Record<string, string> }[]
  faults: Fault[]
}

/** Reads a CSV file with a header; commas, quotes and line breaks in cells are in quotes, as spreadsheets save them. */
function readTable(file: string, text: string): Table {
  try {
    const parsed: unknown = parse(text, {
      bom: true,
      columns: true,
      info: true,
      skip_empty_lines: true,
      trim: true,
    })
    return {
      rows: Rows.parse(parsed).map(({ record, info }) => ({ line: info.lines, cells: record })),
      faults: [],
    }
  } catch (error) {
    const line = error instanceof CsvError && typeof error.lines === 'number' ? error.lines : 1
    const why = error instanceof Error ? error.message : String(error)
    return { rows: [], faults: [faultOf(file, `CSV; ${why}`, line)] }
  }
}

const NUMBERS = ['id', 'number', 'copies']

/** Returns a cell as its column means it; a text that is no number stays, and its schema refuses it. */
function cellValue(column: string, cell: string): unknown {
  if (NUMBERS.includes(column)) return /^\d{1,10}$/.test(cell) ? Number(cell) : cell
  if (column !== 'drawing') return cell
  try {
    return JSON.parse(cell)
  } catch {
    return cell
  }
}

/** Reads the cards of a pack. */
export function readCards(file: string, text: string) {
  const { rows, faults } = readTable(file, text)
  const cards: CardRow[] = []
  const lines: number[] = []
  for (const { line, cells } of rows) {
    const filled = Object.entries(cells).filter(([, cell]) => cell !== '')
    const formula = filled.find(([, cell]) => FORMULA.test(cell))
    if (formula) {
      faults.push({
        ...faultOf(file, 'a text that no spreadsheet runs as a formula', line),
        path: formula[0],
      })
      continue
    }
    const row = Object.fromEntries(filled.map(([column, cell]) => [column, cellValue(column, cell)]))
    const read = z.safeParse(CardRow, row, { reportInput: true })
    if (read.success) {
      cards.push(read.data)
      lines.push(line)
    } else faults.push(...faultsOfSchema(file, read.error, () => line))
  }
  return { cards, faults, lineOf: (at: number) => lines[at] ?? 1 }
}

/** Returns a person as they are written, with a phone number in digits only. */
export const memberIn = (cell: string): string => cell.replace(/^(\d{3})-(\d{3,4})-(\d{4})$/, '$1$2$3')

/** Reads the column `member` of a whitelist. */
export function readWhitelist(file: string, text: string): { members: string[]; faults: Fault[] } {
  const { rows, faults } = readTable(file, text)
  const members: string[] = []
  for (const { line, cells } of rows) {
    const member = cells.member === undefined ? undefined : memberIn(cells.member)
    if (member === undefined) return { members: [], faults: [faultOf(file, 'a column named member')] }
    if (shopMember.safeParse(member).success) members.push(member)
    else faults.push(faultOf(file, 'a phone number, a mail address or a member id', line))
  }
  return { members: [...new Set(members)], faults }
}
