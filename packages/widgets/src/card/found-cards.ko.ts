/** How many cards a filter has found. */
export const koFoundCards = (p: { count: number }): string => `카드 ${p.count}장을 찾았어요`
