/** The part of `scheduler` that some browsers lack. */
interface Yielding {
  yield?: (() => Promise<void>) | undefined
}

/** Resolves in another task, so that the browser can paint and answer a press before it. */
export async function nextTask(): Promise<void> {
  const scheduler: Yielding = Reflect.get(globalThis, 'scheduler') ?? {}
  if (scheduler.yield) return scheduler.yield()
  return new Promise((resolve) => void setTimeout(resolve))
}
