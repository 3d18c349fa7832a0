import type { NotionPage } from '@fandeck/sdk/notion'
import type { ComponentType, ReactNode } from 'react'
import type { CloseType, OverlayMotion } from '../overlay/Overlay.tsx'

export type ModalType = 'alert' | 'confirm' | 'loading' | 'component' | 'payment' | 'notion'

/** A modal in the state of the host (S3.28). */
export interface ModalRecord {
  uuid: string
  modalType: ModalType
  closeType: CloseType
  motion: OverlayMotion
  placement?: 'bottom' | 'right' | undefined
  open: boolean
  content: ModalContent
  /** Called once with the result. */
  settle(result: unknown): void
}

/** The props of a modal component. */
export interface HostedModalProps {
  record: ModalRecord
  close(result?: unknown): void
  onClosed(): void
}

/** Renders the records of a type. */
export type ModalKind = ComponentType<HostedModalProps>

/** The content of a modal. */
export interface ModalContent {
  title?: ReactNode
  message?: ReactNode
  icon?: ReactNode
  iconTone?: 'neutral' | 'wallet' | 'danger' | undefined
  confirmLabel?: ReactNode
  cancelLabel?: ReactNode
  /** The accessible name of a modal without a title. */
  label?: string | undefined
  /** The space above a drawer, px. */
  top?: number | undefined
  /** The page of the payment provider. */
  frame?: PaymentFrame | undefined
  /** Fetches a Notion page; called for each attempt. */
  load?: (() => Promise<NotionPage>) | undefined
  /** Renders custom content; its `close` resolves the modal. */
  render?: ((controls: { close(result?: unknown): void }) => ReactNode) | undefined
}

/** The page of a payment provider, for the payment modal. */
export interface PaymentFrame {
  /** http or https. */
  url: string
  /** The size of the dialog, px; on a phone it fills the page. */
  size: { width: number; height: number }
  /** Called when a page has loaded in the frame; query the payment status then. */
  onLoad?(): void
}

export type ModalAction =
  | { type: 'opened'; record: ModalRecord }
  | { type: 'closing' | 'closed'; uuid: string }

/** Reduces the modals; `closing` starts the exit animation, and `closed` removes the modal. */
export function reduceModals(modals: readonly ModalRecord[], action: ModalAction): readonly ModalRecord[] {
  switch (action.type) {
    case 'opened':
      return [...modals, action.record]
    case 'closing':
      return modals.map((modal) => (modal.uuid === action.uuid ? { ...modal, open: false } : modal))
    case 'closed':
      return modals.filter((modal) => modal.uuid !== action.uuid)
  }
}
