import { notifyManager } from '@tanstack/react-query'
import { configure } from '@testing-library/react'

// The page of the browser tests is English; an element takes the language of its page.
if (globalThis.document) document.documentElement.lang = 'ko'

// The default of 1 s fails on a busy machine.
configure({ asyncUtilTimeout: 15_000 })

// Notifies observers in a microtask; the default timer fires too late on a busy machine.
notifyManager.setScheduler(queueMicrotask)

// jsdom lays nothing out.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
