// Runs for each file; the modules of a worker run once, and so do their hooks.
import { afterAll } from 'vitest'
import { dropDatabases } from './backend.ts'

afterAll(dropDatabases)
