/** Whether this page is framed: the payment frame returns to our own address. */
export const framed = typeof window !== 'undefined' && window.parent !== window
