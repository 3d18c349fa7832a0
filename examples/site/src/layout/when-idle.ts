function whenQuiet(task: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(task, { timeout: 1000 })
  return () => cancelIdleCallback(handle)
}

/** Calls `task` once when the page has loaded and the browser is idle; returns a function that cancels it. */
export function whenIdle(task: () => void): () => void {
  if (document.readyState === 'complete') return whenQuiet(task)
  let cancel = () => removeEventListener('load', begin)
  function begin() {
    cancel = whenQuiet(task)
  }
  addEventListener('load', begin, { once: true })
  return () => cancel()
}
