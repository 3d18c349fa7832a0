import { notifyManager } from '@tanstack/react-query'
import { configure } from '@testing-library/react'

// How long a test waits for what must come; a busy machine is no fault.
configure({ asyncUtilTimeout: 15_000 })

// Queries tell their news as soon as they have it: a timer would tell it too late on a busy machine.
notifyManager.setScheduler(queueMicrotask)
