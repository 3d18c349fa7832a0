import type { NotionPage } from '@fandeck/sdk/notion'
import { createContext, type ReactNode, useContext, useMemo, useReducer, useRef } from 'react'
import type { CloseType, OverlayMotion } from '../overlay/Overlay.tsx'
import {
  type ModalContent,
  type ModalKind,
  type ModalRecord,
  type ModalType,
  type PaymentFrame,
  reduceModals,
} from './modals.ts'

/** A message with one button; `closeType` defaults to `weak`. */
export interface AlertOptions
  extends Pick<ModalContent, 'title' | 'message' | 'icon' | 'iconTone' | 'confirmLabel'> {
  closeType?: CloseType | undefined
}

/** An alert with a cancel button. */
export interface ConfirmOptions extends AlertOptions, Pick<ModalContent, 'cancelLabel'> {}

/** The options of a modal with custom content. */
export interface OpenOptions extends Pick<ModalContent, 'title' | 'label' | 'top'> {
  closeType?: CloseType | undefined
  motion?: OverlayMotion | undefined
  placement?: 'bottom' | 'right' | undefined
}

/** A Notion page in a modal, such as a notice, a guide or terms. */
export interface NotionOptions extends Pick<ModalContent, 'title'> {
  /** Called when the modal opens, and for each retry. */
  load(): Promise<NotionPage>
}

/** An open modal; `closed` resolves when the fan or the caller closes it. */
export interface ModalHandle<Result = unknown> {
  uuid: string
  /** Closes the modal; further calls have no effect. */
  close(result?: Result): void
  closed: Promise<Result | undefined>
}

/** Opens modals in the nearest `ModalProvider`. */
export interface Modals {
  /** Resolves when the modal closes. */
  alert(options: AlertOptions): Promise<void>
  /** Resolves to `true` if the fan confirms, otherwise to `false`. */
  confirm(options: ConfirmOptions): Promise<boolean>
  /** Opens a strong modal that only its handle closes. */
  loading(options?: Pick<ModalContent, 'title' | 'message'>): ModalHandle
  /** Opens a modal with custom content; `closed` resolves to `undefined` if the fan dismisses it. */
  open<Result>(
    render: (controls: { close(result?: Result): void }) => ReactNode,
    options?: OpenOptions,
  ): ModalHandle<Result>
  /**
   * Opens the page of the payment provider in a strong modal. Its close button, Escape and the back gesture ask for a
   * confirmation; `closed` then resolves to `true`.
   */
  payment(frame: PaymentFrame): ModalHandle<boolean>
  /** Opens a Notion page in a drawer; loads its renderer together with the page. */
  notion(options: NotionOptions): ModalHandle
  /** Closes every open modal; their promises resolve as if dismissed. */
  closeAll(): void
}

const ModalsContext = /* @__PURE__ */ createContext<Modals | undefined>(undefined)

/** The modal types of a host; a part includes only those that it needs. */
export type ModalKinds = Partial<Record<ModalType, ModalKind>>

/** Renders the modals of `useModals` in the order in which they open. */
export function ModalHost({ kinds, children }: { kinds: ModalKinds; children?: ReactNode }) {
  const [records, dispatch] = useReducer(reduceModals, [])
  const current = useRef(records)
  current.current = records
  const count = useRef(0)

  const host = useMemo(() => {
    function close(record: ModalRecord, result?: unknown) {
      record.settle(result)
      dispatch({ type: 'closing', uuid: record.uuid })
    }
    function show(
      modalType: ModalType,
      content: ModalContent,
      options: {
        closeType?: CloseType | undefined
        motion?: OverlayMotion | undefined
        placement?: 'bottom' | 'right' | undefined
      } = {},
    ): ModalHandle {
      const { closeType = 'weak', motion = 'dialog', placement } = options
      const { promise, resolve } = settlement()
      const uuid = `modal-${++count.current}`
      const record = { uuid, modalType, closeType, motion, placement, open: true, content, settle: resolve }
      dispatch({ type: 'opened', record })
      return { uuid, closed: promise, close: (result) => close(record, result) }
    }
    const modals: Modals = {
      alert: async ({ closeType = 'weak', ...content }) => {
        await show('alert', content, { closeType }).closed
      },
      confirm: async ({ closeType = 'weak', ...content }) =>
        (await show('confirm', content, { closeType }).closed) === true,
      loading: (content = {}) => show('loading', content, { closeType: 'strong' }),
      open<Result>(
        render: (controls: { close(result?: Result): void }) => ReactNode,
        { title, label, top, ...options }: OpenOptions = {},
      ) {
        const content: ModalContent = { render }
        if (title !== undefined) content.title = title
        if (label !== undefined) content.label = label
        if (top !== undefined) content.top = top
        return show('component', content, options) as ModalHandle<Result>
      },
      payment: (frame) =>
        show('payment', { frame }, { closeType: 'strong', motion: 'payment' }) as ModalHandle<boolean>,
      notion: (content) => show('notion', content, { motion: 'drawer', placement: 'bottom' }),
      closeAll: () => {
        for (const record of current.current) close(record)
      },
    }
    return { modals, close }
  }, [])

  return (
    <ModalsContext.Provider value={host.modals}>
      {children}
      {records.map((record) => {
        const Kind = kinds[record.modalType]
        return (
          Kind && (
            <Kind
              key={record.uuid}
              record={record}
              close={(result) => host.close(record, result)}
              onClosed={() => dispatch({ type: 'closed', uuid: record.uuid })}
            />
          )
        )
      })}
    </ModalsContext.Provider>
  )
}

/** Provides a host for modals, unless the page has one. */
export function ModalBoundary({ kinds, children }: { kinds: ModalKinds; children?: ReactNode }) {
  return useContext(ModalsContext) ? children : <ModalHost kinds={kinds}>{children}</ModalHost>
}

/** Returns the modals of the nearest `ModalProvider`; throws without one. */
export function useModals(): Modals {
  const modals = useContext(ModalsContext)
  if (!modals) throw new Error('useModals needs a ModalProvider around the component.')
  return modals
}

/** Replaces `Promise.withResolvers`, which browsers support only since 2024. */
function settlement() {
  let resolve: (result: unknown) => void = () => {}
  const promise = new Promise<unknown>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}
