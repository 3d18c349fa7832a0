import type { OrderErrorCode } from '@fandeck/sdk/drops'

/** Why a paid order is not opened, cancelled or returned. */
export const koOrdersErrors: Record<OrderErrorCode, string> = {
  'drops/order-not-paid': '결제를 마친 주문이 아니에요.',
  'drops/packs-opened': '팩을 연 뒤에는 취소할 수 없어요.',
  'drops/goods-sent': '이미 굿즈를 보냈어요. 굿즈를 받은 뒤 반품을 신청해 주세요.',
  'drops/cancel-closed': '취소할 수 있는 기간이 지났어요.',
  'drops/returning': '반품을 신청한 주문이에요. 처리가 끝날 때까지 팩을 열 수 없어요.',
  'drops/return-refused': '이미 처리한 반품이에요. 궁금한 점은 1:1 문의로 알려 주세요.',
  'drops/opened-goods': '팩을 연 뒤에는 반품할 수 없어요.',
  'drops/not-delivered': '굿즈를 받은 뒤 반품을 신청할 수 있어요.',
  'drops/return-closed': '반품할 수 있는 기간이 지났어요.',
  'drops/order-closed': '이 주문은 지금 바꿀 수 없어요. 주문 내역을 확인해 주세요.',
}
