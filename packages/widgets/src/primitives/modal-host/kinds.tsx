import { useCallback, useRef } from 'react'
import { Button } from '../button/Button.tsx'
import { CardFanLoader } from '../card-fan/CardFanLoader.tsx'
import { Dialog } from '../dialog/Dialog.tsx'
import { Drawer } from '../drawer/Drawer.tsx'
import { useCommonMessages } from '../use-common-messages.ts'
import type { HostedModalProps, ModalKind, ModalType } from './modals.ts'
import { NotionModal } from './NotionModal.tsx'
import { PaymentModal } from './PaymentModal.tsx'
import './ModalHost.css'

/** A strong modal without a button. */
function LoadingModal({ record, close, onClosed }: HostedModalProps) {
  const messages = useCommonMessages()
  const { open, closeType, content } = record
  const { title = messages['loading.title'], message = messages['loading.message'] } = content
  return (
    <Dialog
      {...{ open, closeType, onClosed }}
      onOpenChange={() => close()}
      className="fandeck-loading-modal"
      title={title}
      description={message}
      icon={<CardFanLoader />}
    />
  )
}

/** An alert, or a confirm with a cancel button. */
export function AlertModal({ record, close, onClosed }: HostedModalProps) {
  const messages = useCommonMessages()
  const confirmButton = useRef<HTMLButtonElement>(null)
  const { open, closeType, content } = record
  const onOpenChange = useCallback(() => close(), [close])
  return (
    <Dialog
      {...{ open, closeType, onOpenChange, onClosed }}
      role="alertdialog"
      title={content.title}
      description={content.message}
      icon={content.icon}
      iconTone={content.iconTone ?? 'neutral'}
      initialFocus={confirmButton}
      actions={
        <>
          {record.modalType === 'confirm' && (
            <Button kind="secondary" onClick={() => close(false)}>
              {content.cancelLabel ?? messages['common.cancel']}
            </Button>
          )}
          <Button ref={confirmButton} onClick={() => close(true)}>
            {content.confirmLabel ?? messages['common.confirm']}
          </Button>
        </>
      }
    />
  )
}

/** A modal with custom content. */
function ComponentModal({ record, close, onClosed }: HostedModalProps) {
  const { open, closeType, motion, placement = 'bottom', content } = record
  const overlay = { open, closeType, onClosed, onOpenChange: () => close() }
  const body = content.render?.({ close })
  if (motion === 'drawer' || motion === 'payment') {
    return (
      <Drawer
        {...overlay}
        motion={motion}
        placement={placement}
        title={content.title}
        {...topOf(content.top)}
      >
        {body}
      </Drawer>
    )
  }
  return (
    <Dialog {...overlay} motion={motion} title={content.title} {...labelOf(content.label)}>
      {body}
    </Dialog>
  )
}

/** The component of each modal type. */
export const everyKind: Record<ModalType, ModalKind> = {
  alert: AlertModal,
  confirm: AlertModal,
  loading: LoadingModal,
  component: ComponentModal,
  payment: PaymentModal,
  notion: NotionModal,
}

const topOf = (top: number | undefined) => (top === undefined ? {} : { top })
const labelOf = (label: string | undefined) => (label === undefined ? {} : { label })
