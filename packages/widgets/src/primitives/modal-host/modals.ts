import type { NotionPage } from '@fandeck/sdk/notion'
import type { ComponentType, ReactNode } from 'react'
import type { CloseType, OverlayMotion } from '../overlay/Overlay.tsx'

export type ModalType = 'alert' | 'confirm' | 'loading' | 'component' | 'payment' | 'notion'

/** One modal as the host keeps it (spec §3). */
export interface ModalRecord {
  uuid: string
  modalType: ModalType
  closeType: CloseType
  motion: OverlayMotion
  placement?: 'bottom' | 'right' | undefined
  open: boolean
  content: ModalContent
  /** Called once, with what the modal was closed with. */
  settle(result: unknown): void
}

/** A record, and what its modal may do to it. */
export interface HostedModalProps {
  record: ModalRecord
  close(result?: unknown): void
  onClosed(): void
}

/** Draws the records of a type. */
export type ModalKind = ComponentType<HostedModalProps>

/** What stands in a modal; a part that is left out takes no room. */
export interface ModalContent {
  title?: ReactNode
  message?: ReactNode
  icon?: ReactNode
  iconTone?: 'neutral' | 'wallet' | 'danger'
  confirmLabel?: ReactNode
  cancelLabel?: ReactNode
  /** What a screen reader calls it when it has no title. */
  label?: string
  /** Px free above a drawer. */
  top?: number
  /** The payment company's page. */
  frame?: PaymentFrame
  /** Fetches a Notion page; called anew for each try. */
  load?: () => Promise<NotionPage>
  /** Draws a content of its own; its `close` settles the modal. */
  render?: (controls: { close(result?: unknown): void }) => ReactNode
}

/** The page of a payment company, as the payment modal shows it. */
export interface PaymentFrame {
  /** http or https. */
  url: string
  /** Px of the dialog on a large page; a phone is filled. */
  size: { width: number; height: number }
  /** A page has loaded inside: the moment to ask the server how the payment stands. */
  onLoad?(): void
}

export type ModalAction =
  | { type: 'opened'; record: ModalRecord }
  | { type: 'closing' | 'closed'; uuid: string }

/** Closing plays the way out; only `closed` takes the modal away. */
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
