import { createContext, type ReactNode, useContext, useState } from 'react'
import type { DropOptions } from '../drop-model/drop-context.ts'
import { Lazy } from '../primitives/lazy/Lazy.tsx'
import { ReportContext } from '../primitives/lazy/report.ts'
import { DropLoading } from './DropLoading.tsx'
import { DropFailed } from './DropPending.tsx'

const loadGate = () => import('../gate/Gate.tsx')

/** Loads the gate's code; tests replace it. */
export const GateLoader = /* @__PURE__ */ createContext(loadGate)

/** The gate in front of the drop's parts. Only a drop with a gate loads its code; a failed load offers a retry (D81). */
export function DropGate(props: Pick<DropOptions, 'onLoginRequired'> & { children?: ReactNode }) {
  const load = useContext(GateLoader)
  const [attempt, setAttempt] = useState(0)
  const [step, setStep] = useState<'loading' | 'loaded' | 'failed'>('loading')
  const report = useContext(ReportContext)
  function retry() {
    report()
    setStep('loading')
    setAttempt(attempt + 1)
  }
  return (
    <>
      {step === 'loading' && <DropLoading />}
      {step === 'failed' && <DropFailed onRetry={retry} />}
      <Lazy
        load={load}
        attempt={attempt}
        onLoaded={() => setStep('loaded')}
        onFailed={(error) => {
          setStep('failed')
          report(error)
        }}
      >
        {({ Gate }) => <Gate {...props} />}
      </Lazy>
    </>
  )
}
