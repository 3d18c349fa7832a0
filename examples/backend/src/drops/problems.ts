import { formatSeoulMoment } from '@fandeck/sdk'
import { notFound, Problem, withDetails } from '../problem.ts'

/** The most frequent refusal; shared, because creating an error is expensive. */
const SOLD_OUT = new Problem(409, '모두 판매됐어요', 'SOLD_OUT')

/** The refusals of a drop, with the error codes of the SDK. */
export const refusals = {
  notFound: () => notFound('드롭을 찾을 수 없어요.'),
  orderNotFound: () => notFound('주문을 찾을 수 없어요.'),
  soldOut: () => SOLD_OUT,
  limitOver: () => new Problem(409, '더 살 수 없어요', 'LIMIT_OVER'),
  notOpen: (opensAt: number) =>
    withDetails(new Problem(409, `${formatSeoulMoment(opensAt)}에 열려요`, 'NOT_OPEN'), { opensAt }),
  paused: () => new Problem(409, '판매를 잠시 쉬고 있어요', 'PAUSED'),
  ended: () => new Problem(409, '판매가 끝났어요', 'ENDED'),
  priceChanged: (paymentAmount: number) =>
    withDetails(
      new Problem(
        409,
        `금액이 ${paymentAmount.toLocaleString('ko-KR')}원으로 바뀌었어요. 확인하고 다시 눌러 주세요.`,
        'PRICE_CHANGED',
      ),
      { paymentAmount },
    ),
  notListed: () => new Problem(403, '이번 회차 대상이 아니에요', 'NOT_LISTED'),
  passRequired: () => new Problem(403, '지금은 차례가 된 분만 살 수 있어요.', 'PASS_REQUIRED'),
  noPayments: () => new Problem(503, '지금은 결제할 수 없어요. 잠시 후 다시 시도해 주세요.', 'OUTAGE'),
  keyReused: () => new Problem(409, '이미 보낸 주문과 내용이 달라요. 다시 시도해 주세요.', 'KEY_REUSED'),
  deliveryRequired: () => new Problem(409, '배송지를 먼저 입력해 주세요.', 'DELIVERY_REQUIRED'),
  deliveryInvalid: () => new Problem(400, '배송지를 다시 확인해 주세요.', 'DELIVERY_INVALID'),
  deliveryClosed: () => new Problem(409, '결제가 끝난 주문은 배송지를 바꿀 수 없어요.', 'DELIVERY_CLOSED'),
  notPaid: () => new Problem(409, '결제를 마친 주문이 아니에요.', 'ORDER_NOT_PAID'),
  packsOpened: () => new Problem(409, '팩을 연 뒤에는 취소할 수 없어요.', 'PACKS_OPENED'),
  goodsSent: () =>
    new Problem(409, '이미 굿즈를 보냈어요. 굿즈를 받은 뒤 반품을 신청해 주세요.', 'GOODS_SENT'),
  cancelClosed: (closedAt: number) =>
    withDetails(new Problem(409, '취소할 수 있는 기간이 지났어요.', 'CANCEL_CLOSED'), { closedAt }),
  returning: () =>
    new Problem(409, '반품을 신청한 주문이에요. 처리가 끝날 때까지 팩을 열 수 없어요.', 'RETURNING'),
  returnRefused: (refusal: string | null) =>
    withDetails(
      new Problem(409, '이미 처리한 반품이에요. 궁금한 점은 1:1 문의로 알려 주세요.', 'RETURN_REFUSED'),
      { refusal },
    ),
  openedGoods: () => new Problem(409, '팩을 연 뒤에는 반품할 수 없어요.', 'OPENED_GOODS'),
  notDelivered: () => new Problem(409, '굿즈를 받은 뒤 반품을 신청할 수 있어요.', 'NOT_DELIVERED'),
  returnClosed: (closedAt: number) =>
    withDetails(new Problem(409, '반품할 수 있는 기간이 지났어요.', 'RETURN_CLOSED'), { closedAt }),
  receiptInvalid: () => new Problem(400, '현금영수증 정보를 확인해 주세요.', 'RECEIPT_INVALID'),
}
