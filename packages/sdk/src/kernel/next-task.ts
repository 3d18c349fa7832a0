/** Resolves in another task, so that the browser can paint and answer a press before it. */
export const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve))
