/** A connection of the protocol WebDriver BiDi. */
export interface Bidi {
  // biome-ignore lint/suspicious/noExplicitAny: protocol replies are read where they are used
  send(method: string, params?: object): Promise<any>
  close(): void
}

/** Connects, and passes the events of the browser on. */
export async function connectBidi(
  url: string,
  // biome-ignore lint/suspicious/noExplicitAny: events are read where they are used
  onEvent: (method: string, params: any) => void,
): Promise<Bidi> {
  const socket = new WebSocket(url)
  await new Promise((open, fail) => {
    socket.addEventListener('open', open)
    socket.addEventListener('error', fail)
  })
  const waiting = new Map<number, (reply: { result?: unknown; error?: string; message?: string }) => void>()
  socket.addEventListener('message', ({ data }) => {
    const reply = JSON.parse(String(data))
    if (reply.type === 'event') return onEvent(reply.method, reply.params)
    waiting.get(reply.id)?.(reply)
    waiting.delete(reply.id)
  })
  socket.addEventListener('close', () => {
    for (const answer of waiting.values()) answer({ error: 'closed', message: 'The browser has closed.' })
    waiting.clear()
  })
  let serial = 0
  return {
    send: (method, params = {}) =>
      new Promise((resolve, reject) => {
        const id = ++serial
        waiting.set(id, ({ result, error, message }) =>
          error ? reject(new Error(`${method}: ${message}`)) : resolve(result),
        )
        socket.send(JSON.stringify({ id, method, params }))
      }),
    close: () => socket.close(),
  }
}
