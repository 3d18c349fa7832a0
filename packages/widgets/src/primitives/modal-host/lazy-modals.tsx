import type { FandeckError } from '@fandeck/sdk'
import { useEffect, useRef, useState } from 'react'
import { LoadNote } from '../lazy/LoadNote.tsx'
import { partFailure } from '../lazy/part-failure.ts'
import type { HostedModalProps, ModalKind, ModalType } from './modals.ts'

type Kinds = Record<ModalType, ModalKind>

/** Kept, so that every modal after the first one opens at once. */
let loaded: Kinds | undefined

async function load(): Promise<Kinds> {
  loaded ??= (await import('./kinds.tsx')).everyKind
  return loaded
}

/** Loads the code of a modal; when that fails, the modal closes as if dismissed, and a note says why. */
function LazyModal(props: HostedModalProps) {
  const { record, close, onClosed } = props
  const [kinds, setKinds] = useState(loaded)
  const shown = useRef(false)
  const [error, setError] = useState<FandeckError>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: one attempt for each modal
  useEffect(() => {
    if (!kinds)
      load().then(setKinds, (cause: unknown) => {
        setError(partFailure(cause))
        close()
      })
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `onClosed` removes the modal, whichever render it is of
  useEffect(() => {
    if (record.open) shown.current = kinds !== undefined
    // A modal that closes before it was shown has no exit animation to wait for.
    else if (!shown.current && !error) onClosed()
  }, [record.open, kinds, error])

  if (error) return <LoadNote error={error} onClose={onClosed} />
  const Kind = kinds?.[record.modalType]
  return Kind ? <Kind {...props} /> : null
}

/** Every modal type. */
export const lazyModals: Kinds = {
  alert: LazyModal,
  confirm: LazyModal,
  loading: LazyModal,
  component: LazyModal,
  payment: LazyModal,
  notion: LazyModal,
}
