#!/usr/bin/env node
import { defineCommand, runMain } from 'citty'
import manifest from '../../package.json' with { type: 'json' }

const fandeck = defineCommand({
  meta: { name: 'fandeck', version: manifest.version, description: 'Builds a shop from files.' },
  subCommands: {
    new: async () => (await import('./new.ts')).create,
    check: async () => (await import('./check.ts')).check,
  },
})

await runMain(fandeck)
