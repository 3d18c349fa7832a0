import type { FandeckError } from '@fandeck/sdk'
import { useContext, useEffect, useState } from 'react'
import { Lazy, type LazyProps } from './Lazy.tsx'
import { LoadNote } from './LoadNote.tsx'
import { ReportContext } from './report.ts'

interface LazyPartProps<Module> extends Omit<LazyProps<Module>, 'onFailed' | 'onLoaded'> {
  /** Whether the part is only prepared: a failed load says nothing, and the press loads it again. @default false */
  quiet?: boolean
  /** Called when the note appears. */
  onFailed?(): void
}

/** A lazy part that cannot show its failure in place: a note over the page shows it until the next attempt. */
export function LazyPart<Module>({ quiet = false, onFailed, ...lazy }: LazyPartProps<Module>) {
  const report = useContext(ReportContext)
  const [error, setError] = useState<FandeckError>()
  useEffect(() => {
    if (!error) return
    report(error)
    return () => report()
  }, [error, report])
  return (
    <>
      <Lazy
        {...lazy}
        onLoaded={() => setError(undefined)}
        onFailed={(failure) => {
          if (quiet) return
          setError(failure)
          onFailed?.()
        }}
      />
      {error && <LoadNote error={error} onClose={() => setError(undefined)} />}
    </>
  )
}
