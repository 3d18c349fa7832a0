import { execFileSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Installs packages of Debian without their recommendations; returns whether that has been done. */
export function installPackages(packages: readonly string[]): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  // Run level 1 keeps a package from starting its service.
  const env = { ...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' }
  // Test files that install at once take turns: apt itself does not wait for the lock of its lists.
  const lock = join(tmpdir(), 'fandeck-apt.lock')
  const apt = (...args: string[]) =>
    execFileSync('flock', [lock, 'apt-get', '-qq', '-o', 'DPkg::Lock::Timeout=120', ...args], {
      env,
      stdio: 'ignore',
      timeout: 300_000,
    })
  try {
    apt('update')
    apt('install', '-y', '--no-install-recommends', ...packages)
    return true
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    process.stderr.write(`${packages.join(', ')} could not be installed: ${reason}\n`)
    return false
  }
}
