// The commands of `docs/guides/going-live.md`, which the rehearsal of a restore runs as they stand there.
import { spawn } from 'node:child_process'

/** The lines of `postgresql.conf` that keep every change of a database. */
export const SETTINGS = [
  'archive_mode = on',
  "archive_command = 'test ! -f /backup/wal/%f && cp %p /backup/wal/%f'",
  'archive_timeout = 60',
] as const

/** The commands of both ways, with what they read from the environment. */
export const COMMANDS = {
  dump: 'pg_dump --format=custom --file="$BACKUP/shop.dump" "$DATABASE_URL"',
  create: 'createdb --maintenance-db="$SERVER_URL/postgres" "$RESTORED"',
  restore:
    'pg_restore --exit-on-error --single-transaction --no-owner --dbname="$SERVER_URL/$RESTORED" "$BACKUP/shop.dump"',
  base: 'pg_basebackup --dbname="$SERVER_URL/postgres" --pgdata="$BACKUP/base" --checkpoint=fast',
  copy: 'cp -a "$BACKUP/base" "$RESTORED_DATA"',
  recover: [
    'cat >> "$RESTORED_DATA/postgresql.auto.conf" <<END',
    "restore_command = 'cp $BACKUP/wal/%f %p'",
    "recovery_target_time = '$MOMENT'",
    "recovery_target_action = 'promote'",
    'END',
    'touch "$RESTORED_DATA/recovery.signal"',
  ].join('\n'),
} as const

/** Who runs a command, and with which programs. */
export interface Shell {
  programs: string
  uid?: number | undefined
}

/** Runs a command in a shell; fails with what it has said. */
export function runCommand(
  { programs, uid }: Shell,
  line: string,
  env: Record<string, string>,
): Promise<void> {
  const child = spawn('/bin/sh', ['-e', '-c', line], {
    cwd: '/',
    env: { PATH: `${programs}:/usr/bin:/bin`, LC_ALL: 'C', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(uid !== undefined && { uid, gid: uid }),
  })
  let said = ''
  child.stderr.on('data', (text) => {
    said += String(text)
  })
  return new Promise((resolve, reject) =>
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${line}\n${said}`)))),
  )
}
