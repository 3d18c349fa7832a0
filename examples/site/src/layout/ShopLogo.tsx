import { Image, Logo, Mark } from '@fandeck/widgets'
import type { CSSProperties } from 'react'
import { useNamedShop } from '../use-site-shop.ts'

/** The logo of the shop: its picture, otherwise its letters. */
export function ShopLogo({ size, style }: { size: number; style?: CSSProperties }) {
  const { name, brand } = useNamedShop()
  if (brand?.logo)
    return (
      <Image
        className="site-logo"
        src={brand.logo}
        alt=""
        loading="eager"
        shownWidth={180}
        height={size * 1.25}
      />
    )
  return (
    <Logo size={size} {...(style && { style })}>
      {brand?.wordmark ?? name}
    </Logo>
  )
}

/** The small logo beside the way back: the icon of the shop, otherwise the mark of cards. */
export function ShopMark({ width }: { width: number }) {
  const { brand } = useNamedShop()
  if (!brand?.icon) return <Mark width={width} />
  return (
    <Image
      className="site-logo"
      src={brand.icon}
      alt=""
      loading="eager"
      shownWidth={width}
      {...{ width, height: width }}
    />
  )
}
