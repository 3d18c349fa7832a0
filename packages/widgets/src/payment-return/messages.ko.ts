/** Messages of the page after a full-page payment. */
export const koPaymentReturn = {
  'payment.return.waiting': '결제 결과를 확인하고 있어요',
  'payment.return.nothing': '확인할 결제가 없어요',
  'payment.return.nothing.text': '결제를 마친 카드팩은 내 카드에 있어요.',
  'payment.return.toDrop': '드롭으로 돌아가기',
  'payment.return.toCards': '내 카드 보기',
}
