/** Whether this page stands in a frame: the payment's, which comes back to our own address. */
export const framed = window.parent !== window
