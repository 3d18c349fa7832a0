import {
  useDropPhase,
  useDrops,
  useFandeck,
  useLatest,
  usePurchase,
  usePurchaseLimit,
  useSession,
  useStock,
  useWhitelist,
} from '@fandeck/react'
import type { FandeckError } from '@fandeck/sdk'
import { type Answer, amountToPay, ctaOf, type Drop, maxCount } from '@fandeck/sdk/drops'
import { useContext, useEffect, useState } from 'react'
import type { DropOptions, DropShared } from '../drop-model/drop-context.ts'
import { ReportContext } from '../primitives/lazy/report.ts'

const answerOf = <T>(query: { data: T | undefined; isError: boolean }): Answer<T> =>
  query.data ?? (query.isError ? 'failed' : 'pending')

/** Combines the hooks of one drop into the model of its parts. */
export function useDropState(options: DropOptions, drop: Drop): DropShared {
  const { dropId, onLoginRequired, onPurchased, onLater, onOpened, onDone } = options
  const { info } = drop
  const fandeck = useFandeck()
  const loggedIn = useSession((session) => session.loggedIn)
  const stock = useStock({ dropId })
  const phase = useDropPhase(info, stock.data)
  const possible = usePurchaseLimit({ dropId })
  const whitelist = useWhitelist({ dropId, query: { enabled: info.whitelist } })
  const information = useDrops().data?.find((one) => one.dropId === dropId)
  const [state, purchase] = usePurchase({ dropId })
  const [sheetOpen, setSheetOpen] = useState(false)

  const listing = answerOf(whitelist)
  const answers = {
    possible: answerOf(possible),
    listed: info.whitelist ? (typeof listing === 'string' ? listing : listing.listed) : true,
  }
  const cta = ctaOf({ phase, held: state.step === 'resumable', loggedIn, ...answers })

  const callbacks = useLatest({ onLoginRequired, onPurchased })
  useEffect(
    () =>
      fandeck.on('drops:purchased', (event) => {
        if (event.dropId === dropId) callbacks.current.onPurchased?.(event)
      }),
    [fandeck, dropId],
  )
  // After a reload or a full-page payment, only the server knows the outcome.
  useEffect(() => {
    if (loggedIn && purchase.getState().step === 'resumable') void purchase.check()
  }, [purchase, loggedIn])

  const { error, step } = state
  useEffect(() => {
    if (step === 'choosing' && error) void stock.refetch()
  }, [step, error, stock.refetch])

  const choosing = step === 'delivery' || (sheetOpen && (step === 'choosing' || step === 'reserving'))
  const [missed, setMissed] = useState(false)
  const report = useContext(ReportContext)
  // The code loads when the fan may buy; after a failure, each step of the purchase loads it again.
  const wanted = choosing ? 'open' : step === 'choosing' ? cta === 'buy' : step
  const [loaded, setLoaded] = useState(false)

  function miss(error?: FandeckError) {
    setMissed(error !== undefined)
    report(error)
  }
  function openSheet() {
    miss()
    setSheetOpen(true)
  }
  // A press while the answers are on their way counts once they are there.
  const [early, setEarly] = useState(false)
  const presses: Partial<Record<typeof cta, () => void>> = {
    checking: () => setEarly(true),
    login: () => callbacks.current.onLoginRequired?.(),
    retry: () => void whitelist.refetch(),
    buy: openSheet,
    resume: () => void purchase.resume(),
  }
  useEffect(() => {
    if (!early || cta === 'checking') return
    setEarly(false)
    presses[cta]?.()
  })

  return {
    dropId,
    drop,
    information,
    phase,
    stock: stock.data ?? undefined,
    ...answers,
    listingMessage: whitelist.data?.message || undefined,
    max: maxCount(info, possible.data, stock.data ?? undefined),
    cta,
    state,
    purchase,
    choosing,
    opening: choosing && !loaded,
    missed,
    wanted,
    onLoaded: () => setLoaded(true),
    onFailed: (error, seen = sheetOpen) => {
      if (seen) miss(error)
      setSheetOpen(false)
    },
    press: () => presses[cta]?.(),
    openSheet,
    closeSheet: () => {
      setSheetOpen(false)
      if (step === 'delivery') void purchase.closePayment()
    },
    pay: (openingAgreement = false, pass) => {
      const redirectUrl = options.redirectUrl ?? fandeck.platform.location()?.href ?? '/'
      void (step === 'delivery'
        ? purchase.deliver()
        : purchase.reserve({
            redirectUrl,
            delivery: info.delivery,
            openingAgreement,
            pass,
            agreedAmount: amountToPay(info, state),
          }))
    },
    postcodeSearch: options.postcodeSearch,
    onLater,
    onOpened,
    onDone: () => {
      purchase.restart()
      setSheetOpen(false)
      onDone?.()
    },
  }
}
