/** The payment methods that the sheet offers, in its order. */
export const koOfferedMethods = {
  'purchase.method.phoneBill': '휴대폰',
  'purchase.method.card': '신용카드',
  'purchase.method.bankTransfer': '계좌이체',
  'purchase.method.easyPay': '간편결제',
}

/** The payment methods of purchases. */
export const koPaidMethods = {
  'transactions.method.phoneBill': '휴대폰',
  'transactions.method.bankTransfer': '계좌이체',
  'transactions.method.easyPay': '간편결제',
  'transactions.method.card': '신용카드',
  'transactions.method.kakaoPay': '카카오페이',
  'transactions.method.toss': '토스페이',
}
