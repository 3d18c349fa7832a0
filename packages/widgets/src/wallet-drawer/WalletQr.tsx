import { useBenefitQr, useClock, useFandeck } from '@fandeck/react'
import { constants, isFandeckError } from '@fandeck/sdk'
import { RefreshCw } from 'lucide-react'
import { forwardRef, useState } from 'react'
import { Button } from '../primitives/button/Button.tsx'
import { Part, type PartProps } from '../primitives/part/Part.tsx'
import { QrCode } from '../primitives/qr-code/QrCode.tsx'
import { RingTimer } from '../primitives/ring-timer/RingTimer.tsx'
import { Skeleton } from '../primitives/skeleton/Skeleton.tsx'
import { errorSentence } from '../theme/messages.tsx'
import { useWakeLock } from './use-wake-lock.ts'
import { useWalletMessages } from './use-wallet-messages.ts'
import './WalletQr.css'

/** The props of a QR; each mounted one renews a code. */
export interface WalletQrProps extends PartProps {
  /** The `benefitId` of a benefit whose `usesQr` is true. */
  benefitId: number
}

/**
 * The rotating QR of a benefit, dark on white in both themes, with the time to the next code. It is renewed while mounted,
 * so mount it in the open row only. A code that could not be renewed is dimmed and offers a retry.
 *
 * @see S4.27, D15, D50
 */
export const WalletQr = /* @__PURE__ */ forwardRef<HTMLElement, WalletQrProps>(function WalletQr(
  { benefitId, ...root },
  ref,
) {
  const messages = useWalletMessages()
  const { clock } = useFandeck()
  const [{ key, fetchedAt, loading, error }, qr] = useBenefitQr({ benefitId })
  const [unencodable, setUnencodable] = useState<string>()
  const expired = useClock((now) => key?.expiresAt !== undefined && now >= key.expiresAt)
  const failed = error !== undefined || (key !== undefined && key.randomKey === unencodable)
  const dead = failed || expired
  const ready = key !== undefined && fetchedAt !== undefined
  const unread = isFandeckError(error, 'http/bad-reply') && errorSentence(messages, error)
  const reason = error?.serverMessage || unread || messages['qr.failed.message']
  useWakeLock(ready && !dead)

  return (
    <Part
      base="fandeck-wallet-qr"
      data-state={dead ? 'dead' : ready ? 'fresh' : 'loading'}
      aria-busy={loading || undefined}
      {...root}
      ref={ref}
    >
      <div className="fandeck-wallet-qr__plate">
        {/* An expired code is hidden from screen readers. */}
        <div aria-hidden={dead}>
          <QrCode value={key?.randomKey} dimmed={dead} onError={() => setUnencodable(key?.randomKey)} />
        </div>
        {!ready && !dead && (
          <span className="fandeck-wallet-qr__over">
            <Skeleton width={180} height={180} radius={12} />
          </span>
        )}
        {dead && (
          <div className="fandeck-wallet-qr__over" role="alert">
            <RefreshCw size={28} strokeWidth={1.75} aria-hidden />
            <strong>{messages[failed ? 'qr.failed.title' : 'qr.expired.title']}</strong>
            <Button
              size={44}
              className="fandeck-wallet-qr__retry"
              loading={loading}
              onClick={() => void qr.refresh()}
            >
              {messages['qr.failed.action']}
            </Button>
          </div>
        )}
      </div>
      {dead ? (
        <p className="fandeck-body-2">{reason}</p>
      ) : (
        <div className="fandeck-wallet-qr__caption">
          {ready && (
            <RingTimer
              until={Math.min(fetchedAt + constants.qrRefreshMs, key.expiresAt)}
              total={constants.qrRefreshMs}
              label={(seconds) => messages['qr.secondsLeft']({ seconds })}
              subscribe={clock.subscribe}
              now={clock.now}
            />
          )}
          <div>
            <p className="fandeck-wallet-qr__title">{messages['qr.title']}</p>
            <p className="fandeck-caption">{messages['qr.message']}</p>
          </div>
        </div>
      )}
    </Part>
  )
})
