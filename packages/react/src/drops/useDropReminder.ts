import { type DropRef, type DropReminder, type DropReminderChange, setDropReminder } from '@fandeck/sdk/drops'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemberQuery, type WithQuery } from '../internal/use-fandeck-query.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'
import { dropReminderQuery } from './reminder.queries.ts'

/** Fetches whether the member is reminded of the opening of a drop, and how the message comes (D110). */
export const useDropReminder = <Selected = DropReminder>({
  dropId,
  query,
}: DropRef & WithQuery<DropReminder, Selected>) =>
  useMemberQuery(dropReminderQuery(useFandeck(), { dropId }), query)

/** Returns a mutation that asks for a reminder, or for none; `data.error` is the server's message (D64, D110). */
export function useSetDropReminder() {
  const fandeck = useFandeck()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (change: DropReminderChange) => setDropReminder(fandeck, change),
    scope: { id: 'fandeck-drop-reminder' },
    onSuccess: ({ data }, { dropId }) => {
      if (data) cache.setQueryData(dropReminderQuery(fandeck, { dropId }).queryKey, data)
    },
  })
}
