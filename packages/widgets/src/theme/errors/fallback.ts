/** The message of errors that the fan cannot fix (D39). */
export const koFallback = '잠시 후 다시 시도해주세요.'
export const enFallback = 'Please try again in a moment.'
