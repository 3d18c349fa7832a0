import type { NotionPage } from '@fandeck/sdk/notion'
import { createContext, type ReactNode, useContext, useMemo, useReducer, useRef } from 'react'
import type { CloseType, OverlayMotion } from '../overlay/Overlay.tsx'
import { everyKind } from './kinds.tsx'
import {
  type ModalContent,
  type ModalKind,
  type ModalRecord,
  type ModalType,
  type PaymentFrame,
  reduceModals,
} from './modals.ts'

/** A message with one button; strong or weak as `closeType` says. */
export interface AlertOptions
  extends Pick<ModalContent, 'title' | 'message' | 'icon' | 'iconTone' | 'confirmLabel'> {
  closeType?: CloseType
}

/** An alert with a second button for no. */
export interface ConfirmOptions extends AlertOptions, Pick<ModalContent, 'cancelLabel'> {}

/** How a modal of your own content stands and moves. */
export interface OpenOptions extends Pick<ModalContent, 'title' | 'label' | 'top'> {
  closeType?: CloseType
  motion?: OverlayMotion
  placement?: 'bottom' | 'right'
}

/** A Notion page over the page: a notice, a guide, the text of terms. */
export interface NotionOptions extends Pick<ModalContent, 'title'> {
  /** Called when it opens, and again when the fan retries. */
  load(): Promise<NotionPage>
}

/** A modal that is open; `closed` settles when the fan or the caller closes it. */
export interface ModalHandle<Result = unknown> {
  uuid: string
  /** Closes it, once: a later call changes nothing. */
  close(result?: Result): void
  closed: Promise<Result | undefined>
}

/** Every modal of the page, from the nearest `ModalProvider`. */
export interface Modals {
  /** Resolves when the fan has closed it, in whatever way. */
  alert(options: AlertOptions): Promise<void>
  /** `true` only when the fan confirms; every other way out is `false`. */
  confirm(options: ConfirmOptions): Promise<boolean>
  /** Stays, strong, until its handle closes it. */
  loading(options?: Pick<ModalContent, 'title' | 'message'>): ModalHandle
  /** Shows what `render` returns; `closed` resolves to `undefined` when the fan dismisses it. */
  open<Result>(
    render: (controls: { close(result?: Result): void }) => ReactNode,
    options?: OpenOptions,
  ): ModalHandle<Result>
  /**
   * The payment company's page, strong: only its x leaves, and asks first. `closed` resolves to `true` when the fan
   * leaves.
   */
  payment(frame: PaymentFrame): ModalHandle<boolean>
  /** A Notion page in a drawer; what draws it is loaded with the page. */
  notion(options: NotionOptions): ModalHandle
  /** Closes every modal that is open; their promises resolve as if the fan had dismissed them. */
  closeAll(): void
}

const ModalsContext = /* @__PURE__ */ createContext<Modals | undefined>(undefined)

/** The types of modals that a host draws; a part that needs few of them brings few. */
export type ModalKinds = Partial<Record<ModalType, ModalKind>>

/** Keeps the modals that are called up from code and draws them in the order of their opening. */
export const ModalProvider = ({ children }: { children?: ReactNode }) => (
  <ModalHost kinds={everyKind}>{children}</ModalHost>
)

function ModalHost({ kinds, children }: { kinds: ModalKinds; children?: ReactNode }) {
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
      options: { closeType?: CloseType; motion?: OverlayMotion; placement?: 'bottom' | 'right' } = {},
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

/** Gives the parts below it a host for the modals that they open, where the page has none. */
export function ModalBoundary({ kinds, children }: { kinds: ModalKinds; children?: ReactNode }) {
  return useContext(ModalsContext) ? children : <ModalHost kinds={kinds}>{children}</ModalHost>
}

/** The modals of the nearest `ModalProvider`. */
export function useModals(): Modals {
  const modals = useContext(ModalsContext)
  if (!modals) throw new Error('useModals needs a ModalProvider around the component.')
  return modals
}

/** Promise.withResolvers, which browsers have had only since 2024. */
function settlement() {
  let resolve: (result: unknown) => void = () => {}
  const promise = new Promise<unknown>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}
