// Apart from `drops.errors.ts`, because a page that sells a drop does not need them until a pack is opened.

/** Maps the server's codes of a paid order to SDK codes: why its packs stay closed, or why it is not cancelled or returned. */
export const orderErrors = {
  NOT_FOUND: 'drops/not-found',
  ORDER_NOT_PAID: 'drops/order-not-paid',
  PACKS_OPENED: 'drops/packs-opened',
  GOODS_SENT: 'drops/goods-sent',
  CANCEL_CLOSED: 'drops/cancel-closed',
  RETURNING: 'drops/returning',
  RETURN_REFUSED: 'drops/return-refused',
  OPENED_GOODS: 'drops/opened-goods',
  NOT_DELIVERED: 'drops/not-delivered',
  RETURN_CLOSED: 'drops/return-closed',
  /** Older servers send it for each of these reasons. */
  ORDER_CLOSED: 'drops/order-closed',
} as const satisfies Record<string, OrderErrorCode | 'drops/not-found'>

/** Why a paid order is not opened, cancelled or returned (D79). */
export type OrderErrorCode =
  | 'drops/order-not-paid'
  | 'drops/packs-opened'
  | 'drops/goods-sent'
  | 'drops/cancel-closed'
  | 'drops/returning'
  | 'drops/return-refused'
  | 'drops/opened-goods'
  | 'drops/not-delivered'
  | 'drops/return-closed'
  | 'drops/order-closed'

/** The `details` of these codes. */
export interface OrderErrorDetails {
  /** The end of the time to cancel, epoch ms. */
  'drops/cancel-closed': { closedAt: number }
  /** The end of the time to request a return, epoch ms. */
  'drops/return-closed': { closedAt: number }
  /** Why the shop has refused the return. */
  'drops/return-refused': { refusal?: string | null | undefined }
}
