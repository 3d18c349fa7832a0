import type { Fandeck } from '@fandeck/sdk'
import { type DropRef, getDropReminder } from '@fandeck/sdk/drops'
import { memberKey } from '../internal/query-keys.ts'
import { fandeckQuery } from '../internal/query-options.ts'

/** Query options of whether the member is reminded of a drop's opening (D110). */
export const dropReminderQuery = (fandeck: Fandeck, { dropId }: DropRef) =>
  fandeckQuery({
    queryKey: memberKey('drop-reminder', dropId),
    queryFn: ({ signal }) => getDropReminder(fandeck, { dropId }, { signal }),
  })
