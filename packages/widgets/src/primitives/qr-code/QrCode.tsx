import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useCommonMessages } from '../use-common-messages.ts'
import { encodeQr, type QrMatrix, qrPath, quietZone } from './qr-path.ts'
import './QrCode.css'

/** The plate keeps its size with and without a code. */
export interface QrCodeProps {
  /** The text inside; absent draws an empty plate. */
  value: string | undefined
  /** Px of the whole plate, quiet zone included. */
  width?: number
  label?: string
  /** The code is old and a new one has not come. */
  dimmed?: boolean
  /** Stands on the plate in place of the code: a retry. */
  children?: ReactNode
  /** Called when the text cannot be drawn, or the drawing code did not load. */
  onError?: (error: unknown) => void
}

/** A QR code, dark on white in both themes, with a quiet zone of at least four modules. */
export function QrCode({ value, width = 216, label, dimmed = false, children, onError }: QrCodeProps) {
  const messages = useCommonMessages()
  const matrix = useQrMatrix(value, onError)
  const zone = matrix && quietZone(width, matrix.size)
  return (
    <div className="fandeck-qr" data-dimmed={dimmed || undefined} style={{ width, height: width }}>
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
    </div>
  )
}

function useQrMatrix(value: string | undefined, onError: QrCodeProps['onError']): QrMatrix | undefined {
  const [matrix, setMatrix] = useState<QrMatrix>()
  const report = useRef(onError)
  report.current = onError
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
