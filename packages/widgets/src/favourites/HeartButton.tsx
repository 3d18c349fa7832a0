import type { MyPageAnswer } from '@fandeck/sdk/account'
import { Heart } from 'lucide-react'
import { forwardRef } from 'react'
import { classNames } from '../primitives/class-names.ts'
import { IconButton } from '../primitives/icon-button/IconButton.tsx'
import type { PartProps } from '../primitives/part/Part.tsx'
import { useFavouriteMessages } from './use-favourite-messages.ts'
import './Favourites.css'

/** The props of a heart, but for what it marks. */
export interface HeartProps extends PartProps {
  /** @default 'outline' */
  kind?: 'plain' | 'outline' | 'glass' | undefined
  /** Called with the message of a change that was not saved; the heart shows the former state again. */
  onFailed?: ((message: string) => void) | undefined
}

interface HeartButtonProps extends HeartProps {
  /** The name of what it marks. */
  name: string
  /** Whether it is marked; `undefined` until the favourites are known. */
  marked: boolean | undefined
  change(): Promise<MyPageAnswer>
}

/** A heart that marks something as a favourite, or no longer. */
export const HeartButton = /* @__PURE__ */ forwardRef<HTMLButtonElement, HeartButtonProps>(
  function HeartButton({ name, marked, change, kind = 'outline', onFailed, className, ...root }, ref) {
    const messages = useFavouriteMessages()
    // A promise, because the callbacks of `mutate` end with the part, and a removed card leaves the list at once.
    async function press() {
      try {
        const { error } = await change()
        if (error !== undefined) onFailed?.(error)
      } catch {
        onFailed?.(messages['favourites.failed'])
      }
    }
    return (
      <IconButton
        {...root}
        ref={ref}
        className={classNames('fandeck-root fandeck-favourite', className)}
        kind={kind}
        label={messages['favourites.button']({ name })}
        aria-pressed={marked ?? false}
        disabled={marked === undefined}
        onClick={() => void press()}
      >
        <Heart size={24} aria-hidden />
      </IconButton>
    )
  },
)
