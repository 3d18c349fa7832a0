import { useDrop, useDropPhase } from '@fandeck/react'
import type { DropInfo } from '@fandeck/sdk/drops'
import { DropRow, DropSummary, DropSummaryLoading } from '@fandeck/widgets'

/** A drop of the home page: a live panel while it is on sale, a row before and after. */
export function HomeDrop({ dropId }: { dropId: number }) {
  const { data, isPending } = useDrop({ dropId })
  if (isPending) return <DropSummaryLoading />
  return data ? <InPhase dropId={dropId} info={data.info} /> : null
}

function InPhase({ dropId, info }: { dropId: number; info: DropInfo }) {
  const Shown = useDropPhase(info) === 'open' ? DropSummary : DropRow
  return <Shown dropId={dropId} href={`/drops/${dropId}`} />
}
