import { useMaybeFandeck } from '@fandeck/react'
import { focalPoint, imageCopies, pictureColour } from '@fandeck/sdk/images'
import { forwardRef, type ImgHTMLAttributes, useEffect, useRef, useState } from 'react'
import { Mark } from '../brand/Mark.tsx'
import { Part, type PartRender } from '../part/Part.tsx'
import { useMergedRef } from '../part/refs.ts'
import './Image.css'

/** The props of `<img>`; `loading` defaults to `lazy`. */
export interface ImageProps
  extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'alt' | 'src' | 'srcSet' | 'sizes'> {
  /** An absent URL counts as failed. */
  src: string | undefined
  /** Empty for a decorative image. */
  alt: string
  /** The largest width at which the page shows it, CSS px; chooses the copies (S9.7). @default 480 */
  shownWidth?: number | undefined
  render?: PartRender | undefined
}

/** The copies of a picture first, then the picture itself, then nothing. */
type Source = 'copy' | 'original' | 'none'

/**
 * An image: the copy of a picture of the CDN, the picture itself if its copy does not load, then a placeholder of the
 * same size and name. Where it is cropped, the point in the fragment of its address stays in view (`#focal=30:20`); the
 * colour in the fragment is the background until the picture has loaded (`#colour=8a1c2f`).
 *
 * @see S5.17, S9.7, S9.9, D43
 */
export const Image = /* @__PURE__ */ forwardRef<HTMLElement, ImageProps>(function Image(
  { src = '', alt, shownWidth, className, style, render, ...rest },
  ref,
) {
  const fandeck = useMaybeFandeck()
  const copies = fandeck && imageCopies(fandeck, { url: src, shownWidth })
  const [failure, setFailure] = useState<{ src: string; next: Source }>()
  const given = copies ? 'copy' : 'original'
  const source: Source = src === '' ? 'none' : failure?.src === src ? failure.next : given
  const fail = () => setFailure({ src, next: source === 'copy' ? 'original' : 'none' })

  const root = useRef<HTMLElement>(null)
  const merged = useMergedRef(root, ref)
  // An image in server-rendered HTML can fail before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new picture is looked at
  useEffect(() => {
    const image = root.current
    if (!(image instanceof HTMLImageElement) || image.currentSrc === '') return
    if (image.complete && image.naturalWidth === 0) fail()
  }, [src])

  const focal = focalPoint(src)
  const backgroundColor = source === 'none' ? undefined : pictureColour(src)
  const ofAddress = {
    ...(focal && { objectPosition: `${focal.x}% ${focal.y}%` }),
    ...(backgroundColor && { backgroundColor }),
  }
  const shared = { base: 'fandeck-image', className, style: { ...ofAddress, ...style }, render, ref: merged }
  if (source === 'none') {
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
      {...(source === 'copy' && copies)}
      src={src}
      alt={alt}
      onError={fail}
    />
  )
})
