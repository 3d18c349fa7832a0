import { useCallback, useRef } from 'react'
import { Button } from '../button/Button.tsx'
import { Dialog } from '../dialog/Dialog.tsx'
import { Drawer } from '../drawer/Drawer.tsx'
import { FanLoader } from '../fan/FanLoader.tsx'
import { useCommonMessages } from '../use-common-messages.ts'
import type { ModalRecord } from './modals.ts'
import { NotionModal } from './NotionModal.tsx'
import { PaymentModal } from './PaymentModal.tsx'

/** A record, and what its modal may do to it. */
export interface HostedModalProps {
  record: ModalRecord
  close(result?: unknown): void
  onClosed(): void
}

/** Draws one record by its type and motion. */
export function HostedModal({ record, close, onClosed }: HostedModalProps) {
  const messages = useCommonMessages()
  const confirmButton = useRef<HTMLButtonElement>(null)
  const { open, closeType, content } = record
  const onOpenChange = useCallback(() => close(), [close])
  const overlay = { open, closeType, onOpenChange, onClosed }

  if (record.modalType === 'component') return <ComponentModal {...{ record, close, onClosed }} />

  if (record.modalType === 'payment') return <PaymentModal {...{ record, close, onClosed }} />
  if (record.modalType === 'notion') return <NotionModal {...{ record, close, onClosed }} />

  if (record.modalType === 'loading') {
    const { title = messages['loading.title'], message = messages['loading.message'] } = content
    return (
      <Dialog
        {...overlay}
        className="fandeck-loading-modal"
        title={title}
        description={message}
        icon={<FanLoader />}
      />
    )
  }

  const confirms = record.modalType === 'confirm'
  return (
    <Dialog
      {...overlay}
      role="alertdialog"
      title={content.title}
      description={content.message}
      icon={content.icon}
      iconTone={content.iconTone ?? 'neutral'}
      initialFocus={confirmButton}
      actions={
        <>
          {confirms && (
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

const topOf = (top: number | undefined) => (top === undefined ? {} : { top })
const labelOf = (label: string | undefined) => (label === undefined ? {} : { label })
