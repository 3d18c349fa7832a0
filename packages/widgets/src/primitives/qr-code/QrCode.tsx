import { useLatest } from '@fandeck/react'
import { forwardRef, type ReactNode, useEffect, useState } from 'react'
import { useMessagesOf } from '../../theme/messages.tsx'
import { Part, type PartProps } from '../part/Part.tsx'
import { koQr } from './messages.ko.ts'
import { encodeQr, type QrMatrix, qrPath, quietZone } from './qr-path.ts'
import './QrCode.css'

/** The props of a QR code; its size does not depend on `value`. */
export interface QrCodeProps extends Omit<PartProps, 'onError'> {
  /** The encoded text; without it the plate is empty. */
  value: string | undefined
  /** The size including the quiet zone, px. */
  width?: number | undefined
  label?: string | undefined
  /** Dims the code, such as an expired one. */
  dimmed?: boolean | undefined
  /** Replaces the code, such as a retry button. */
  children?: ReactNode
  /** Called when the text is too long or the encoder fails to load. */
  onError?: ((error: unknown) => void) | undefined
}

/** A QR code, dark on white in both themes, with a quiet zone of at least four modules. */
export const QrCode = /* @__PURE__ */ forwardRef<HTMLElement, QrCodeProps>(function QrCode(
  { value, width = 216, label, dimmed = false, children, onError, style, ...root },
  ref,
) {
  const messages = useMessagesOf(koQr)
  const matrix = useQrMatrix(value, onError)
  const zone = matrix && quietZone(width, matrix.size)
  return (
    <Part
      base="fandeck-qr"
      data-dimmed={dimmed || undefined}
      style={{ width, height: width, ...style }}
      {...root}
      ref={ref}
    >
      {children ??
        (matrix && zone && (
          <svg
            role="img"
            aria-label={label ?? messages['qr.label']}
            width={width}
            height={width}
            viewBox={`0 0 ${width} ${width}`}
            shapeRendering="crispEdges"
          >
            <path
              d={qrPath(matrix)}
              fill="#16141c"
              transform={`translate(${zone} ${zone}) scale(${(width - 2 * zone) / matrix.size})`}
            />
          </svg>
        ))}
    </Part>
  )
})

function useQrMatrix(value: string | undefined, onError: QrCodeProps['onError']): QrMatrix | undefined {
  const [matrix, setMatrix] = useState<QrMatrix>()
  const report = useLatest(onError)
  useEffect(() => {
    if (value === undefined) return setMatrix(undefined)
    let current = true
    encodeQr(value).then(
      (next) => current && setMatrix(next),
      (error) => {
        if (!current) return
        setMatrix(undefined)
        report.current?.(error)
      },
    )
    return () => {
      current = false
    }
  }, [value])
  return matrix
}
