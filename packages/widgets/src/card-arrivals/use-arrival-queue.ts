import { useCardArrivals, useHasPart, useMarkArrivalsSeen } from '@fandeck/react'
import type { CardArrival } from '@fandeck/sdk/cards'
import { useEffect, useRef, useState } from 'react'

const NONE: readonly CardArrival[] = []

/**
 * Returns the arrivals to show now, each once in the life of the page, also where the server cannot record that it was
 * seen. Those that the member has neither opened nor closed come again on the next visit.
 *
 * @param waits keeps arrivals back, such as over a purchase
 */
export function useArrivalQueue(waits: boolean) {
  const enabled = useHasPart()('arrivals') && !waits
  const { data: waiting = NONE } = useCardArrivals({ query: { enabled } })
  const { mutate } = useMarkArrivalsSeen()
  const [batch, setBatch] = useState(NONE)
  const [open, setOpen] = useState(false)
  const shown = useRef(new Set<number>())
  const sent = useRef(new Set<number>())

  useEffect(() => {
    if (open || !enabled) return
    const fresh = waiting.filter(({ arrivalId }) => !shown.current.has(arrivalId))
    if (fresh.length === 0) return
    for (const { arrivalId } of fresh) shown.current.add(arrivalId)
    setBatch(fresh)
    setOpen(true)
  }, [open, enabled, waiting])

  function seen(arrivals: readonly CardArrival[]): void {
    const arrivalIds = arrivals.flatMap(({ arrivalId }) => (sent.current.has(arrivalId) ? [] : [arrivalId]))
    if (arrivalIds.length === 0) return
    for (const id of arrivalIds) sent.current.add(id)
    const forget = () => {
      for (const id of arrivalIds) sent.current.delete(id)
    }
    mutate({ arrivalIds }, { onError: forget })
  }

  return {
    arrivals: batch,
    open,
    seen,
    /** Closes them; without `unseen` the member has seen all of them. */
    close({ unseen = false }: { unseen?: boolean | undefined } = {}): void {
      if (!unseen) seen(batch)
      setOpen(false)
    },
  }
}
