import { expect, test } from 'vitest'
import { eventTag } from './event-tag.ts'
import { koEvents } from './messages.ko.ts'

const at = (text: string) => Date.parse(`${text}+09:00`)
const NOW = at('2025-11-21T14:00:00')

test.each([
  ['2025-11-22T00:00:00', '2025-12-01T00:00:00', '내일 시작', 'warn'],
  ['2025-11-21T18:00:00', '2025-12-01T00:00:00', '오늘 시작', 'warn'],
  ['2025-11-26T12:00:00', '2025-12-01T00:00:00', '5일 뒤 시작', 'warn'],
  ['2025-11-14T00:00:00', '2025-11-21T18:00:00', '오늘 마감', 'live'],
  // Until midnight: the last day is the day before.
  ['2025-11-14T00:00:00', '2025-11-22T00:00:00', '오늘 마감', 'live'],
  ['2025-11-14T00:00:00', '2025-11-22T00:00:01', 'D-1', 'live'],
  ['2025-11-14T00:00:00', '2025-12-01T00:00:00', 'D-9', 'live'],
  ['2025-11-14T00:00:00', '2025-12-05T12:00:00', 'D-14', 'live'],
  ['2025-11-14T00:00:00', '2025-12-06T12:00:00', '진행 중', 'ok'],
  ['2025-11-14T00:00:00', '2025-11-21T14:00:00', '종료', 'neutral'],
])('S1.4 an event from %s to %s says %s', (start, end, text, tone) => {
  const tag = eventTag({ startAt: at(start), endAt: at(end) }, NOW)
  const said = 'days' in tag ? koEvents[tag.message]({ days: tag.days }) : koEvents[tag.message]
  expect([said, tag.tone]).toEqual([text, tone])
})
