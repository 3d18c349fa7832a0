import { useDrop } from '@fandeck/react'
import type { Drop } from '@fandeck/sdk'
import type { ReactNode } from 'react'
import { DropContext, type DropOptions } from '../drop-model/drop-context.ts'
import { useDropMessages } from '../drop-model/use-drop-messages.ts'
import { Button } from '../primitives/button/Button.tsx'
import { Empty } from '../primitives/empty/Empty.tsx'
import { ModalBoundary } from '../primitives/modal-host/ModalProvider.tsx'
import { Skeleton } from '../primitives/skeleton/Skeleton.tsx'
import { errorSentence } from '../theme/messages.tsx'
import { lazyKinds } from './DropPayment.tsx'
import { useDropState } from './use-drop-state.ts'
import './DropPurchase.css'

/** What a drop needs, and its parts. */
export interface DropRootProps extends DropOptions {
  children?: ReactNode
}

/** Loads one drop and gives its parts what they share. */
export function DropRoot(props: DropRootProps) {
  const messages = useDropMessages()
  const drop = useDrop({ dropId: props.dropId })
  return (
    <div className="fandeck-root fandeck-drop" aria-busy={drop.isPending || undefined}>
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
      {drop.data && <DropReady {...props} key={props.dropId} drop={drop.data} />}
    </div>
  )
}

function DropReady({ drop, children, ...options }: DropRootProps & { drop: Drop }) {
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
