import { type ImgHTMLAttributes, useState } from 'react'
import { Mark } from '../brand/Mark.tsx'
import { classNames } from '../class-names.ts'
import './Image.css'

/** Everything of `<img>`; it loads lazily unless `loading` says otherwise. */
export interface ImageProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'alt' | 'src'> {
  /** Absent counts as failed. */
  src: string | undefined
  /** Empty for decoration. */
  alt: string
}

/** An image that becomes the mark on a quiet ground, once, when it does not load; same box, same name. */
export function Image({ src, alt, className, style, ...rest }: ImageProps) {
  const [failedSrc, setFailedSrc] = useState<string>()
  if (src === undefined || src === '' || failedSrc === src) {
    return (
      <span
        className={classNames('fandeck-image', className)}
        style={style}
        data-failed
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      >
        <Mark />
      </span>
    )
  }
  const fail = () => setFailedSrc(src)
  return (
    <img
      loading="lazy"
      decoding="async"
      {...rest}
      // An image of a page rendered elsewhere may have failed before anyone listened.
      ref={(element) => {
        if (element?.complete && element.naturalWidth === 0 && element.currentSrc !== '') fail()
      }}
      className={classNames('fandeck-image', className)}
      style={style}
      src={src}
      alt={alt}
      onError={fail}
    />
  )
}
