/** The key of an element's or a frame's reference in WebDriver. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** A session of W3C WebDriver. */
export interface WebDriver {
  version: string
  // biome-ignore lint/suspicious/noExplicitAny: protocol replies are read where they are used
  send(method: string, path: string, body?: object): Promise<any>
  /** Runs commands in a window, and in the frame within it; one after another, because a session has one current window. */
  within<T>(place: Place, work: () => Promise<T>): Promise<T>
  /** Returns the reference of the element that an expression returns in the current window. */
  element(expression: string): Promise<{ id: string; reference: object }>
}

/** A window, and the expressions of the iframes on the way to a frame. */
export interface Place {
  handle: string
  frames: readonly string[]
}

/** Sends a command to a driver. */
export async function sendTo(driver: string, method: string, path: string, body?: object) {
  const reply = await fetch(driver + path, {
    method,
    signal: AbortSignal.timeout(30_000),
    ...(body && { body: JSON.stringify(body) }),
  })
  const { value } = await reply.json()
  if (value?.error) throw new Error(`${path}: ${value.message}`)
  return value
}

/** Opens a session. */
export async function openWebDriver(driver: string, capabilities: object): Promise<WebDriver> {
  const opened = await sendTo(driver, 'POST', '/session', { capabilities: { alwaysMatch: capabilities } })
  const send: WebDriver['send'] = (method, path, body) =>
    sendTo(driver, method, `/session/${opened.sessionId}${path}`, body)

  const element: WebDriver['element'] = async (expression) => {
    const reference = await send('POST', '/execute/sync', { script: `return ${expression}`, args: [] })
    const id = reference?.[ELEMENT]
    if (!id) throw new Error(`No element: ${expression}`)
    return { id, reference }
  }
  let last: Promise<unknown> = Promise.resolve()
  return {
    version: opened.capabilities.browserVersion,
    send,
    element,
    within({ handle, frames }, work) {
      const mine = last.then(async () => {
        await send('POST', '/window', { handle })
        await send('POST', '/frame', { id: null })
        for (const iframe of frames) await send('POST', '/frame', { id: (await element(iframe)).reference })
        return work()
      })
      last = mine.catch(() => {})
      return mine
    },
  }
}
