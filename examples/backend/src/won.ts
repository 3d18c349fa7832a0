/** `24,000원`. */
export const wonOf = (amount: number): string => `${amount.toLocaleString('ko-KR')}원`
