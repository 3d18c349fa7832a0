import { forwardRef, type ImgHTMLAttributes, useEffect, useRef, useState } from 'react'
import { Mark } from '../brand/Mark.tsx'
import { Part, type PartRender } from '../part/Part.tsx'
import { useMergedRef } from '../part/refs.ts'
import './Image.css'

/** The props of `<img>`; `loading` defaults to `lazy`. */
export interface ImageProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'alt' | 'src'> {
  /** An absent URL counts as failed. */
  src: string | undefined
  /** Empty for a decorative image. */
  alt: string
  render?: PartRender | undefined
}

/** An image with a placeholder of the same size and name if it does not load (S5.17). */
export const Image = /* @__PURE__ */ forwardRef<HTMLElement, ImageProps>(function Image(
  { src, alt, className, style, render, ...rest },
  ref,
) {
  const [failedSrc, setFailedSrc] = useState<string>()
  const root = useRef<HTMLElement>(null)
  const merged = useMergedRef(root, ref)
  // An image in server-rendered HTML can fail before hydration.
  useEffect(() => {
    const image = root.current
    if (!(image instanceof HTMLImageElement) || image.currentSrc === '') return
    if (image.complete && image.naturalWidth === 0) setFailedSrc(src)
  }, [src])

  const shared = { base: 'fandeck-image', className, style, render, ref: merged }
  if (src === undefined || src === '' || failedSrc === src) {
    const name = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true }
    return (
      <Part tag="span" {...shared} {...name} data-failed="">
        <Mark />
      </Part>
    )
  }
  return (
    <Part
      tag="img"
      loading="lazy"
      decoding="async"
      {...rest}
      {...shared}
      src={src}
      alt={alt}
      onError={() => setFailedSrc(src)}
    />
  )
})
