// Every table, domain by domain; drizzle-kit writes the migrations from here (`pnpm --filter @fandeck/backend migrations`).
export * from '../auth/tables.ts'
export * from '../cards/tables.ts'
export * from '../claims/tables.ts'
export * from '../content/tables.ts'
export * from '../drops/tables.ts'
export * from '../payment/tables.ts'
export * from '../settings/tables.ts'
