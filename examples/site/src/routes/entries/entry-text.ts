import { formatSeoulDate } from '@fandeck/sdk'
import type { Entry } from '@fandeck/sdk/entries'
import type { TagProps } from '@fandeck/widgets'

/** Returns the status tag of an entry. */
export function resultOf({
  result,
  announcedAt,
}: Entry): readonly [words: string, tone: NonNullable<TagProps['tone']>] {
  if (result === 'won') return ['당첨을 축하해요', 'ok']
  return result === 'lost'
    ? ['이번엔 아쉬워요', 'neutral']
    : [`${formatSeoulDate(announcedAt).slice(5)} 발표`, 'neutral']
}
