import type { DropsErrorCode, OrderErrorCode } from '@fandeck/sdk/drops'

/** Errors of drops and purchases. */
export const koDropsErrors: Record<Exclude<DropsErrorCode, OrderErrorCode>, string> = {
  'drops/sold-out': '모두 판매됐어요',
  'drops/limit-over': '더 살 수 없어요',
  'drops/not-open': '아직 열리지 않았어요. 오픈 시간에 만나요.',
  'drops/paused': '판매를 잠시 쉬고 있어요',
  'drops/ended': '판매가 끝났어요',
  'drops/not-listed': '이번 회차 대상이 아니에요',
  'drops/delivery-incomplete': '받는 분과 주소를 다시 확인해 주세요.',
  'drops/delivery-closed': '배송지를 바꿀 수 없어요.',
  'drops/receipt-invalid': '현금영수증 정보를 다시 확인해 주세요.',
  'drops/not-found': '이 드롭을 찾지 못했어요.',
  'drops/order-mismatch': '결제한 금액이 주문과 달라요. 고객센터로 문의해 주세요.',
  'drops/payment-declined': '결제를 마치지 못했어요. 결제 수단을 확인하고 다시 시도해 주세요.',
  'drops/payment-cancelled': '결제를 취소했어요. 언제든 다시 시작할 수 있어요.',
  'drops/reservation-expired': '결제 시간이 지났어요. 처음부터 다시 시도해 주세요.',
  'drops/refund-due': '카드를 준비하지 못해 결제 금액을 돌려드려요.',
  'drops/refunded': '결제 금액을 돌려드렸어요.',
  'drops/price-changed': '가격이 바뀌었어요. 금액을 확인하고 다시 눌러 주세요.',
  'drops/key-reused': '앞선 주문과 내용이 달라요. 다시 한번 눌러 주세요.',
}
