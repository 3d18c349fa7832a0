import { type CarriedChoice, useContinueElsewhere, useLatest } from '@fandeck/react'
import { outsideAddress } from '@fandeck/sdk/continuation'
import { CircleAlert } from 'lucide-react'
import { forwardRef, useEffect } from 'react'
import { Button } from '../primitives/button/Button.tsx'
import { Drawer } from '../primitives/drawer/Drawer.tsx'
import { Empty } from '../primitives/empty/Empty.tsx'
import { LinkPlate } from '../primitives/link-plate/LinkPlate.tsx'
import type { OnOpenChange } from '../primitives/overlay/Overlay.tsx'
import type { HeadedPartProps } from '../primitives/part/Part.tsx'
import { Skeleton } from '../primitives/skeleton/Skeleton.tsx'
import { errorSentence } from '../theme/messages.tsx'
import { useContinueMessages } from './use-continue-messages.ts'

/** The props of the sheet. */
export interface ContinueElsewhereProps extends Omit<HeadedPartProps, 'role'> {
  open: boolean
  onOpenChange: OnOpenChange
  /** The absolute address of the page that redeems links. */
  page: string
  /** A path of the site. @default that of the current page */
  path?: string | undefined
  /** The drop whose choice goes along. */
  choice?: CarriedChoice | undefined
  /** Why the fan is here, if not by a wish. */
  reason?: 'google' | undefined
}

const thisPath = () => location.pathname + location.search

/**
 * The sheet with a one-time link into another browser: as a button where the app offers one, as a QR code, and as a text
 * to copy.
 *
 * @see D108
 */
export const ContinueElsewhere = /* @__PURE__ */ forwardRef<HTMLElement, ContinueElsewhereProps>(
  function ContinueElsewhere({ page, path, choice, reason, ...drawer }, ref) {
    const messages = useContinueMessages()
    const { mutate, data, error, reset } = useContinueElsewhere()
    const { open } = drawer
    const make = () => mutate({ page, path: path ?? thisPath(), choice })
    const first = useLatest(make)

    // A link is for one use: each opening makes its own.
    useEffect(() => {
      if (open) first.current()
      else reset()
    }, [open, reset])

    const outside = data && outsideAddress(data.link, navigator.userAgent)
    return (
      <Drawer {...drawer} ref={ref} title={messages['continue.title']}>
        <div className="fandeck-link-plate">
          <p className="fandeck-body-2">
            {messages[reason === 'google' ? 'continue.google' : 'continue.lead']}
          </p>
          <p className="fandeck-caption">{messages['continue.once']}</p>
          {error ? (
            <div role="alert">
              <Empty
                icon={<CircleAlert />}
                title={messages['continue.failed']}
                description={errorSentence(messages, error)}
                actions={
                  <Button size={44} onClick={make}>
                    {messages['common.retry']}
                  </Button>
                }
              />
            </div>
          ) : data ? (
            <>
              {outside !== undefined && (
                <a className="fandeck-button" data-kind="primary" data-size={54} data-block href={outside}>
                  <span className="fandeck-button__label">{messages['continue.open']}</span>
                </a>
              )}
              <LinkPlate link={data.link} />
            </>
          ) : (
            <div role="status" aria-busy>
              <span className="fandeck-visually-hidden">{messages['common.loading']}</span>
              <Skeleton height={184} radius={12} />
            </div>
          )}
        </div>
      </Drawer>
    )
  },
)
