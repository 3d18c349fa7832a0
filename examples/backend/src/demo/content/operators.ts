/** The operator of the demo; the password is published, so production has none (D78). */
export const OPERATORS = [{ operatorId: 'doyun', name: '한도윤', password: 'Desk#2025' }] as const
