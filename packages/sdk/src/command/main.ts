#!/usr/bin/env node
import { defineCommand, runMain } from 'citty'
import manifest from '../../package.json' with { type: 'json' }

const fandeck = defineCommand({
  meta: {
    name: 'fandeck',
    version: manifest.version,
    description: 'Begins a site, builds a shop from files, and checks backends.',
  },
  subCommands: {
    create: async () => (await import('./create.ts')).createSite(manifest.version),
    new: async () => (await import('./new.ts')).create,
    check: async () => (await import('./check.ts')).check,
    benefits: async () => (await import('./benefits.ts')).benefits,
    conform: async () => (await import('./conform.ts')).conform,
    codes: async () => (await import('./codes.ts')).codes,
    drop: async () => (await import('./drop.ts')).drop,
    events: async () => (await import('./events.ts')).events,
    doctor: async () => (await import('./doctor.ts')).doctor,
    migrate: async () => (await import('./migrate.ts')).migrate,
    ledger: async () => (await import('./ledger.ts')).ledger,
    preview: async () => (await import('./preview.ts')).preview,
    office: async () => (await import('./office.ts')).office,
    reconcile: async () => (await import('./reconcile.ts')).reconcile,
    staff: async () => (await import('./staff.ts')).staff,
    import: async () => (await import('./import.ts')).importPages,
    plan: async () => (await import('./plan.ts')).plan,
    apply: async () => (await import('./apply.ts')).apply,
    export: async () => (await import('./export.ts')).exportShop,
    log: async () => (await import('./revert.ts')).log,
    revert: async () => (await import('./revert.ts')).revert,
  },
})

await runMain(fandeck)
