import { execFile } from 'node:child_process'
import { join } from 'node:path'

/** Runs `npm run admin` as a process. */
export function runAdmin(args: readonly string[], env: Record<string, string>) {
  return new Promise<{ code: number; out: string; errors: string }>((resolve) => {
    const main = join(import.meta.dirname, '../src/admin/main.ts')
    execFile(process.execPath, [main, ...args], { env: { ...process.env, ...env } }, (error, out, errors) =>
      resolve({ code: Number(error?.code ?? 0), out, errors }),
    )
  })
}
