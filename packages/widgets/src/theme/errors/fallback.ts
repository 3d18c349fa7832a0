/** What a fan reads of a fault that they cannot mend (D39). */
export const koFallback = '잠시 후 다시 시도해주세요.'
export const enFallback = 'Please try again in a moment.'
