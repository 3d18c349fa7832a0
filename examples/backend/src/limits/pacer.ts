/** Queues a job of a key. */
export type Pacer = (key: string, job: () => void) => void

/**
 * Runs `perIteration` jobs in each iteration of the event loop, one of each key in rotation, so that a burst of jobs
 * delays other requests by a few jobs only, and no key delays another.
 */
export function createPacer(perIteration: number): Pacer {
  const queues = new Map<string, (() => void)[]>()
  let scheduled = false

  function runOne(): void {
    const [entry] = queues
    if (!entry) return
    const [key, jobs] = entry
    queues.delete(key)
    const job = jobs.shift()
    if (jobs.length > 0) queues.set(key, jobs)
    job?.()
  }

  function schedule(): void {
    scheduled = true
    setImmediate(() => {
      scheduled = false
      for (let n = 0; n < perIteration; n++) runOne()
      if (queues.size > 0 && !scheduled) schedule()
    })
  }

  return (key, job) => {
    const jobs = queues.get(key)
    if (jobs) jobs.push(job)
    else queues.set(key, [job])
    if (!scheduled) schedule()
  }
}
