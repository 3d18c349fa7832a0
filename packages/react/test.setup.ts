import { notifyManager } from '@tanstack/react-query'
import { configure } from '@testing-library/react'

// Generous, because CI machines may be busy.
configure({ asyncUtilTimeout: 15_000 })

// Notifies in a microtask, because the default timer may run late on a busy machine.
notifyManager.setScheduler(queueMicrotask)
