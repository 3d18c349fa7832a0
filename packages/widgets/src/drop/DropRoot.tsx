import { useDrop } from '@fandeck/react'
import type { Drop } from '@fandeck/sdk'
import { forwardRef, type ReactNode } from 'react'
import { DropContext, type DropOptions } from '../drop-model/drop-context.ts'
import { useDropMessages } from '../drop-model/use-drop-messages.ts'
import { Button } from '../primitives/button/Button.tsx'
import { Empty } from '../primitives/empty/Empty.tsx'
import { ModalBoundary } from '../primitives/modal-host/ModalHost.tsx'
import { Part, type PartProps } from '../primitives/part/Part.tsx'
import { Skeleton } from '../primitives/skeleton/Skeleton.tsx'
import { errorSentence } from '../theme/messages.tsx'
import { lazyKinds } from './DropPayment.tsx'
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
    onOpened,
    onDone,
    children,
    ...root
  } = props
  const messages = useDropMessages()
  const drop = useDrop({ dropId })
  return (
    <Part base="fandeck-root fandeck-drop" aria-busy={drop.isPending || undefined} {...root} ref={ref}>
      {drop.isPending && <DropSkeleton />}
      {drop.isError && !drop.data && (
        <Empty
          title={messages['drop.failed.title']}
          description={errorSentence(messages, drop.error)}
          actions={
            <Button size={44} onClick={() => void drop.refetch()}>
              {messages['common.retry']}
            </Button>
          }
        />
      )}
      {drop.data && (
        <DropReady key={dropId} options={props} drop={drop.data}>
          {children}
        </DropReady>
      )}
    </Part>
  )
})

interface DropReadyProps {
  options: DropOptions
  drop: Drop
  children: ReactNode
}

function DropReady({ options, drop, children }: DropReadyProps) {
  const model = useDropState(options, drop)
  return (
    <DropContext.Provider value={model}>
      <ModalBoundary kinds={lazyKinds}>{children}</ModalBoundary>
    </DropContext.Provider>
  )
}

function DropSkeleton() {
  return (
    <div className="fandeck-drop__skeleton">
      <Skeleton height={420} radius={0} />
      <Skeleton width="40%" height={24} />
      <Skeleton width="70%" height={30} />
      <Skeleton height={87} radius={16} />
      <Skeleton height={25} />
      <Skeleton height={25} />
    </div>
  )
}
