import { configure } from '@testing-library/react'

// How long a test waits for what must come; a busy machine is no fault.
configure({ asyncUtilTimeout: 15_000 })
