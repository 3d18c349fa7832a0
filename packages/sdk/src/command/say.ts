/** Prints to the standard output. */
export const say = (text: string): void => void process.stdout.write(`${text}\n`)

/** Prints a fault to the standard error; the command then fails. */
export function fail(text: string): void {
  process.stderr.write(`${text}\n`)
  process.exitCode = 1
}
