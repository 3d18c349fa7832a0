import { enterEvent } from '@fandeck/sdk/entries'
import { useMutation } from '@tanstack/react-query'
import { useFandeck } from '../provider/FandeckProvider.tsx'

/** Returns a mutation that enters the member into the draw of an event; `useEntries` then has the entry. */
export function useEnterEvent() {
  const fandeck = useFandeck()
  return useMutation({
    mutationFn: ({ eventId }: { eventId: number }) => enterEvent(fandeck, { eventId }),
  })
}
