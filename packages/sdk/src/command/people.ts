import { readFile } from 'node:fs/promises'
import { shopMember } from '../shop/shop.gifts.schema.ts'
import { memberIn, readWhitelist } from './table-file.ts'

/**
 * Returns the people that an option names: the column `member` of a CSV, or one phone number, mail address or member id.
 *
 * @throws Error with the first line at fault
 */
export async function peopleIn(text: string): Promise<string[]> {
  if (!text.endsWith('.csv')) {
    const member = memberIn(text)
    if (shopMember.safeParse(member).success) return [member]
    throw new Error(`${text} is no CSV, phone number, mail address or member id.`)
  }
  const content = await readFile(text, 'utf8').catch(() => {
    throw new Error(`${text} cannot be read.`)
  })
  const { members, faults } = readWhitelist(text, content)
  const [fault] = faults
  if (fault) throw new Error(`${fault.file}:${fault.line} expected ${fault.expected}`)
  if (members.length === 0) throw new Error(`${text} names no one.`)
  return members
}
