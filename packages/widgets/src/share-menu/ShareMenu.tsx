import { useSharing } from '@fandeck/react'
import { isFandeckError } from '@fandeck/sdk'
import type { Messenger, ShareContent, ShareTarget } from '@fandeck/sdk/sharing'
import { Hash, Link, MessageCircle, Share2 } from 'lucide-react'
import { type FocusEvent, forwardRef, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { IconButton } from '../primitives/icon-button/IconButton.tsx'
import { Lazy } from '../primitives/lazy/Lazy.tsx'
import { Part, type PartProps } from '../primitives/part/Part.tsx'
import { useToast } from '../primitives/toast/ToastProvider.tsx'
import { errorSentence } from '../theme/messages.tsx'
import { useShareMessages } from './use-share-messages.ts'
import './ShareMenu.css'

/** The props of the menu. */
export interface ShareMenuProps extends PartProps {
  /** The shared page. @default the current page */
  page?: ShareContent | undefined
  /** Such as `kakaoMessenger({ appKey })`; without it, the button is hidden. Read once. */
  messenger?: Messenger | undefined
}

const ICONS = { link: Link, feed: Hash, messenger: MessageCircle } as const
type MenuTarget = keyof typeof ICONS
const isInMenu = (target: ShareTarget): target is MenuTarget => target !== 'native'

const loadByHand = () => import('./ShareByHand.tsx')
const thisPage = (): ShareContent => ({ url: location.href, title: document.title })

/**
 * A button that shares a page: the system's share sheet on a phone, otherwise a menu of targets. Needs a
 * `ToastProvider`.
 *
 * @see S2.36, S2.37, S8.13, D44
 */
export const ShareMenu = /* @__PURE__ */ forwardRef<HTMLElement, ShareMenuProps>(function ShareMenu(
  { page, messenger, ...root },
  ref,
) {
  const messages = useShareMessages()
  const toast = useToast()
  const { targets, share } = useSharing({ messenger })
  const [open, setOpen] = useState(false)
  const [byHand, setByHand] = useState<{ open: boolean; content: ShareContent }>()
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const inMenu = targets.filter(isInMenu)
  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])]

  useEffect(() => {
    if (open) menu.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus()
  }, [open])

  async function shareBy(target: ShareTarget) {
    if (open) button.current?.focus()
    setOpen(false)
    try {
      await share.mutateAsync({ target, ...(page ?? thisPage()) })
      if (target === 'link') toast.show(messages['share.copied'])
    } catch (error) {
      if (isFandeckError(error, 'sharing/copy-failed') || isFandeckError(error, 'sharing/blocked'))
        setByHand({ open: true, content: page ?? thisPage() })
      else toast.show(errorSentence(messages, error), { kind: 'error' })
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!open) return
    const all = items()
    const at = all.findIndex((item) => item.matches(':focus'))
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
    if (to !== undefined) {
      event.preventDefault()
      all.at(to % all.length)?.focus()
    } else if (event.key === 'Escape') {
      event.stopPropagation()
      setOpen(false)
      button.current?.focus()
    }
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setOpen(false)
  }

  return (
    <Part base="fandeck-root fandeck-share" onKeyDown={onKeyDown} onBlur={onBlur} {...root} ref={ref}>
      <IconButton
        ref={button}
        kind="floating"
        label={messages['share.title']}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => (inMenu.length > 0 ? setOpen(!open) : void shareBy('native'))}
      >
        <Share2 size={22} aria-hidden />
      </IconButton>
      {open && (
        <div className="fandeck-share__menu" role="menu" aria-label={messages['share.title']} ref={menu}>
          {inMenu.map((target) => {
            const Icon = ICONS[target]
            return (
              <button
                key={target}
                type="button"
                role="menuitem"
                tabIndex={-1}
                className="fandeck-share__item"
                onClick={() => void shareBy(target)}
              >
                <Icon size={20} strokeWidth={1.75} aria-hidden />
                {messages[`share.${target}`]}
              </button>
            )
          })}
        </div>
      )}
      {byHand && (
        <Lazy
          load={loadByHand}
          attempt={byHand}
          onFailed={(error) => toast.show(errorSentence(messages, error), { kind: 'error' })}
        >
          {({ ShareByHand }) => (
            <ShareByHand {...byHand} onOpenChange={(open) => setByHand({ ...byHand, open })} />
          )}
        </Lazy>
      )}
    </Part>
  )
})
