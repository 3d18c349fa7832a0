import { useDrop, useFandeck } from '@fandeck/react'
import { type Drop, prefetchDropMember } from '@fandeck/sdk/drops'
import { forwardRef, type ReactNode, useInsertionEffect } from 'react'
import { DropContext, type DropOptions } from '../drop-model/drop-context.ts'
import { ModalBoundary } from '../primitives/modal-host/ModalHost.tsx'
import { Part, type PartProps } from '../primitives/part/Part.tsx'
import { DropGate } from './DropGate.tsx'
import { DropLoading } from './DropLoading.tsx'
import { lazyKinds } from './DropPayment.tsx'
import { DropFailed } from './DropPending.tsx'
import { useDropState } from './use-drop-state.ts'
import './DropPurchase.css'

/** The props of `DropRoot`. */
export interface DropRootProps extends DropOptions, PartProps {
  children?: ReactNode
}

/** Loads a drop and provides it to its parts (`useDropModel`); shows the skeleton and the failure. */
export const DropRoot = /* @__PURE__ */ forwardRef<HTMLElement, DropRootProps>(function DropRoot(props, ref) {
  const {
    dropId,
    redirectUrl,
    postcodeSearch,
    onLoginRequired,
    onPurchased,
    onLater,
    onOpened,
    onDone,
    children,
    ...root
  } = props
  const fandeck = useFandeck()
  // Runs before the effects of queries, and is silent on a server.
  useInsertionEffect(() => prefetchDropMember(fandeck, { dropId }), [fandeck, dropId])
  const drop = useDrop({ dropId })
  return (
    <Part base="fandeck-root fandeck-drop" aria-busy={drop.isPending || undefined} {...root} ref={ref}>
      {drop.isPending && <DropLoading />}
      {drop.isError && !drop.data && <DropFailed error={drop.error} onRetry={() => void drop.refetch()} />}
      {drop.data && <DropReady key={dropId} options={props} drop={drop.data} />}
    </Part>
  )
})

interface DropReadyProps {
  options: DropRootProps
  drop: Drop
}

function DropReady({ options, drop }: DropReadyProps) {
  const model = useDropState(options, drop)
  return (
    <DropContext.Provider value={model}>
      <ModalBoundary kinds={lazyKinds}>
        {drop.info.gated ? <DropGate {...options} /> : options.children}
      </ModalBoundary>
    </DropContext.Provider>
  )
}
