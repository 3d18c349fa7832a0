// Runs the chain as long as the backend lives: the IPC channel to it also closes when it is killed.
import { spawn } from 'node:child_process'

const [binary, ...args] = process.argv.slice(2)
const chain = spawn(binary, args, { stdio: ['ignore', 'pipe', 'ignore'] })
chain.stdout.on('data', (text) => {
  const port = /Listening on \S+:(\d+)/.exec(String(text))?.[1]
  if (port) process.send?.({ port: Number(port) })
})
chain.on('error', () => process.exit(1))
chain.on('exit', (code) => process.exit(code ?? 1))
// On SIGTERM, anvil writes its state.
process.on('disconnect', () => chain.kill('SIGTERM'))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => chain.kill('SIGTERM'))
